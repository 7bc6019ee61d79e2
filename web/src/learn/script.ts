/** What a lesson asks for, step by step: its moves, its branches, and whether a choice is accepted. */

import type * as wire from '../wire/types'

/** As they come from the server: nothing is left out. */
export type Choice = Required<wire.LessonChoice>
export interface Step extends Required<wire.LessonStep> {
  choices: Choice[]
}
export interface Lesson extends wire.Lesson {
  steps: Step[]
}

/** What the learner has chosen, by the key of the step: moves, or the number guessed. */
export type Chosen = Readonly<Record<string, string>>

export const words = (moves: string): string[] => moves.split(' ').filter(Boolean)

/** Whether moves are what a choice asks for, or its beginning; `*` is any move but `skip`. */
export function fits(choice: string, given: readonly string[]): 'whole' | 'part' | null {
  const asked = words(choice)
  if (given.length > asked.length) return null
  if (!given.every((move, k) => (asked[k] === '*' && move !== 'skip') || asked[k] === move)) return null
  return given.length === asked.length ? 'whole' : 'part'
}

/** The choice of a step that moves fit; a choice that they complete comes first. */
export function choiceFor(step: Step, given: readonly string[]): { choice: Choice; isWhole: boolean } | null {
  for (const how of ['whole', 'part'] as const) {
    const choice = step.choices.find((one) => fits(one.moves, given) === how)
    if (choice) return { choice, isWhole: how === 'whole' }
  }
  return null
}

/** Whether the learner has something to do before going on. */
export const asks = (step: Step): boolean => step.choices.length > 0 || step.guess !== null

/** Whether moves are offered: they can also be looked at before one goes on. */
export const offers = (step: Step): boolean => step.choices.length > 0 || step.at.includes('actions')

/** A step that is on the way, and the moves before it, with its own scripted turns apart. */
export interface Stop {
  step: number
  before: string[]
  turns: string[][]
}

/**
 * The steps on the way to one, that one included: those of other branches are left out. Null if
 * what was chosen does not fit the lesson, or if that step is not on the way.
 */
export function wayTo(lesson: Lesson, goal: number, chosen: Chosen): Stop[] | null {
  const stops: Stop[] = []
  const branches = new Set([''])
  let moves: string[] = []
  for (const [k, step] of lesson.steps.entries()) {
    if (!branches.has(step.branch)) continue
    const turns = step.plays.map(words)
    stops.push({ step: k, before: moves, turns })
    if (k === goal) return stops
    moves = [...moves, ...turns.flat()]
    if (!step.choices.length) continue
    const given = words(chosen[step.key] ?? '')
    const found = choiceFor(step, given)
    if (!found?.isWhole) return null
    moves = [...moves, ...given]
    branches.add(found.choice.branch)
  }
  return null
}

/** The step after one; null after the last. */
export function stepAfter(lesson: Lesson, step: number, chosen: Chosen): number | null {
  for (let next = step + 1; next < lesson.steps.length; next++) {
    if (wayTo(lesson, next, chosen)) return next
  }
  return null
}

/** How many steps there are on the way of these choices, from the first to the last. */
export function lengthOf(lesson: Lesson, chosen: Chosen): number {
  const branches = new Set(
    lesson.steps.flatMap((step) => {
      const given = words(chosen[step.key] ?? '')
      const found = step.choices.length ? choiceFor(step, given) : null
      return [found?.isWhole ? found.choice.branch : (step.choices[0]?.branch ?? '')]
    }),
  )
  branches.add('')
  return lesson.steps.filter((step) => branches.has(step.branch)).length
}
