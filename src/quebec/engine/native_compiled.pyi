# What the compiler reads in the place of native.py.

from librt.vecs import append as append
from librt.vecs import vec as vec
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8
