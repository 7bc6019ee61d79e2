"""Web Push: a message for a browser, which only that browser can read (RFC 8030, 8188, 8291), and
the signature that says who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

from quebec.engine import BadInput

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""The size of a record; a message is one record. Push services take no more than this."""
MOST_BYTES: Final = 3800
"""Of a message before it is encrypted."""
SECRET_BYTES: Final = 16
POINT_BYTES: Final = 65
NUMBER_BYTES: Final = 32
HOUR: Final = 3600
SIGNED_FOR: Final = 12 * HOUR
"""Seconds; the standard allows a day."""


def to_text(data: bytes) -> str:
    """base64url without padding, as all of these standards write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadInput("bad_subscription", {}, "a key is no base64url text") from None


def check_keys(p256dh: str, auth: str) -> None:
    """The keys of a browser: a point on the curve, and 16 bytes."""
    _point(from_text(p256dh))
    if len(from_text(auth)) != SECRET_BYTES:
        raise BadInput("bad_subscription", {}, f"auth is {SECRET_BYTES} bytes as base64url")


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    try:
        if len(data) != POINT_BYTES:
            raise ValueError
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except (ValueError, InvalidKey):
        raise BadInput("bad_subscription", {}, "p256dh is no point on the curve P-256") from None


def _bytes_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message as it is sent: aes128gcm, with a key of its own for every message (RFC 8291)."""
    assert len(message) <= MOST_BYTES
    theirs = _point(from_text(p256dh))
    own = ec.generate_private_key(CURVE)
    shared = own.exchange(ec.ECDH(), theirs)
    ours = _bytes_of(own.public_key())
    info = b"WebPush: info\0" + _bytes_of(theirs) + ours
    secret = _derived(shared, from_text(auth), info, 32)
    salt = os.urandom(16)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    # 2 ends the last record.
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


class Signer:
    """The key with which the server signs what it sends to push services."""

    def __init__(self, private: str) -> None:
        number = int.from_bytes(from_text(private))
        self._key: Final = ec.derive_private_key(number, CURVE)
        self.public: Final = to_text(_bytes_of(self._key.public_key()))
        """What a browser subscribes with."""

    @staticmethod
    def new() -> str:
        """A new private key, as it is stored."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return to_text(number.to_bytes(NUMBER_BYTES))

    def authorization(self, endpoint: str, subject: str, time: int) -> str:
        """The header for a request to a push service; time: in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": time // 1000 + SIGNED_FOR,
            "sub": subject,
        }
        head = to_text(json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{to_text(json.encode(claims))}"
        made = self._key.sign(signed.encode(), ec.ECDSA(SHA256()))
        numbers = decode_dss_signature(made)
        signature = b"".join(number.to_bytes(NUMBER_BYTES) for number in numbers)
        return f"vapid t={signed}.{to_text(signature)}, k={self.public}"
