"""A webhook: the notice as JSON, signed as the Standard Webhooks say."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

SECRET_BYTES: Final = 24
PREFIX: Final = "whsec_"


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signed(body: bytes, secret: str, identity: str, time: int) -> dict[str, str]:
    """The headers of a message; time: in milliseconds. The identity is the same if it is sent
    again, so that a receiver can tell."""
    seconds = str(time // 1000)
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signature = hmac.new(key, f"{identity}.{seconds}.".encode() + body, hashlib.sha256).digest()
    return {
        "content-type": "application/json",
        "webhook-id": identity,
        "webhook-timestamp": seconds,
        "webhook-signature": "v1," + base64.b64encode(signature).decode(),
    }
