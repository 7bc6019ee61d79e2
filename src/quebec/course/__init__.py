"""The course: lessons that are played on the board. Each is a file in `lessons/`, as docs/course.md
explains.

>>> from quebec.course import lessons
>>> lessons()[0].id
'first-site'
"""

from quebec.course.lesson import (
    Guess,
    Lesson,
    LessonChoice,
    LessonStep,
    Nudge,
    lesson_named,
    lessons,
)

__all__ = ["Guess", "Lesson", "LessonChoice", "LessonStep", "Nudge", "lesson_named", "lessons"]
