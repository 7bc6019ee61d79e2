"""A browser that has subscribed at a push service: it decrypts what it gets, as the standards say.

Written from RFC 8291, 8188 and 8292, apart from the code that encrypts: a mistake made twice would
not be found.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tools.receivers.web import Posted, Receiver

DAY: Final = 24 * 3600


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for one block."""
    key = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(key, info + b"\x01", hashlib.sha256).digest()[:length]


class Browser:
    """One subscription."""

    def __init__(self, service: Receiver, now: Callable[[], float] = time.time) -> None:
        """`now`: in seconds."""
        self.service: Final = service
        self._now: Final = now
        self.path: Final = f"/push/{secrets.token_urlsafe(16)}"
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self._auth: Final = secrets.token_bytes(16)
        self.vapid: str | None = None
        """The key it has subscribed with; any other is refused."""

    def subscription(self) -> dict[str, Any]:
        """As `PushSubscription.toJSON` gives it."""
        return {
            "endpoint": self.service.url + self.path,
            "keys": {"p256dh": _text(self._public()), "auth": _text(self._auth)},
        }

    def _public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def notices(self, count: int) -> list[Any]:
        """What was pushed, decrypted, once it is so many."""
        return [self.read(one) for one in self.service.until(self.path, count)]

    def all(self) -> list[Any]:
        return [self.read(one) for one in list(self.service.posted) if one.path == self.path]

    def read(self, posted: Posted) -> Any:
        self._check_sender(posted.headers["authorization"])
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert int(posted.headers["ttl"]) >= 0
        assert len(posted.headers["topic"]) <= 32
        return json.loads(self._decrypted(posted.body))

    def _decrypted(self, body: bytes) -> bytes:
        """RFC 8188: salt, size of a record, key; RFC 8291: what the key is derived from."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size <= 4096, "more than one record"
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\x00" + self._public() + theirs
        secret = _hkdf(self._auth, shared, info, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert opened.endswith(b"\x02"), "not the last record"
        return opened[:-1]

    def _check_sender(self, header: str) -> None:
        """RFC 8292: who sends it, to whom, and until when."""
        assert header.startswith("vapid ")
        given = dict(part.strip().split("=", 1) for part in header[6:].split(","))
        assert given["k"] == (self.vapid or given["k"])
        head, claims, signature = given["t"].split(".")
        raw = _bytes(signature)
        numbers = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(given["k"]))
        key.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        assert json.loads(_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
        said = json.loads(_bytes(claims))
        assert said["aud"] == self.service.url
        assert 0 < said["exp"] - self._now() <= DAY
        assert said["sub"].startswith(("mailto:", "http"))
