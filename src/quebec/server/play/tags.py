"""How structures are told apart on the wire and in the log."""


def snake(name: str) -> str:
    """BotSeated becomes bot_seated."""
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("_")
