"""numpy/ctypes interface to denoise.c, which is compiled on first use (Debian package: gcc)."""
import ctypes, os, subprocess, numpy as np
HERE = os.path.dirname(os.path.abspath(__file__))
_lib = None

def _load():
    global _lib
    if _lib is None:
        so, c = os.path.join(os.path.dirname(HERE), '.work', 'libnlm.so'), os.path.join(HERE, 'denoise.c'); os.makedirs(os.path.dirname(so), exist_ok=True)
        if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(c):
            subprocess.check_call(['gcc', '-O3', '-march=x86-64-v3', '-ffast-math', '-fopenmp', '-shared', '-fPIC', c, '-o', so, '-lm'])
        os.environ.setdefault('OMP_NUM_THREADS', '2'); os.environ.setdefault('OMP_WAIT_POLICY', 'passive')
        _lib = ctypes.CDLL(so)
    return _lib

def _box(a, r):
    k = 2 * r + 1
    p = np.pad(a, ((r + 1, r), (r + 1, r)), mode='edge').cumsum(0).cumsum(1)
    return ((p[k:, k:] - p[:-k, k:] - p[k:, :-k] + p[:-k, :-k]) / (k * k)).astype(np.float32)

def _planes(a):
    return np.ascontiguousarray(np.moveaxis(a, -1, 0), np.float32)

def _nlm(A, B, strength=1.0, R=5, P=1):
    """A, B: dicts of rgb / nor / alb half buffers (h, w, 4), linear, premultiplied. Returns filtered rgba.
    Works on log(1+c): fireflies weigh less and highlight edges survive."""
    lib = _load()
    a, b = np.log1p(np.maximum(A['rgb'], 0)), np.log1p(np.maximum(B['rgb'], 0))
    h, w = a.shape[:2]
    pa, pb = _planes(a), _planes(b)
    # variance of each half buffer from their difference, smoothed
    var = np.stack([_box((pa[c] - pb[c]) ** 2 * 0.5, 3) for c in range(3)]).astype(np.float32)
    var = np.maximum(var, 2e-7)
    fea = []
    if 'nor' in A:
        nor = 0.5 * (A['nor'][..., :3] + B['nor'][..., :3]); fea.append(_planes(nor) / 0.22)
    if 'alb' in A:
        alb = 0.5 * (A['alb'][..., :3] + B['alb'][..., :3]); fea.append(_planes(np.sqrt(np.maximum(alb, 0))) / 0.10)
    fea.append(np.ascontiguousarray(0.5 * (pa[3:4] + pb[3:4])) / 0.25)
    fea = np.ascontiguousarray(np.concatenate(fea), np.float32)
    f = ctypes.POINTER(ctypes.c_float)
    ptr = lambda x: x.ctypes.data_as(f)
    k2 = ctypes.c_float((0.55 * strength) ** 2 * 1.0)
    outs = []
    for s, g in ((pa, pb), (pb, pa)):
        o = np.empty_like(s)
        lib.nlm(w, h, ptr(s), 4, ptr(g), ptr(var), ptr(fea), len(fea), R, P, k2, ptr(o))
        outs.append(o)
    o = np.moveaxis(np.expm1(0.5 * (outs[0] + outs[1])), 0, -1)
    o[..., 3] = np.clip(o[..., 3], 0, 1)
    return np.ascontiguousarray(o)

def _half(a):
    h, w = (n // 2 * 2 for n in a.shape[:2])
    return a[:h, :w].reshape(h // 2, 2, w // 2, 2, -1).mean((1, 3))

def _double(a, shape):
    """Bilinear."""
    for ax in (0, 1):
        n, m = a.shape[ax], shape[ax]
        e = np.clip((np.arange(m) + .5) / 2 - .5, 0, n - 1); i = np.minimum(e.astype(int), n - 2); f = (e - i).reshape([-1, 1, 1] if ax == 0 else [1, -1, 1])
        a = np.take(a, i, ax) * (1 - f) + np.take(a, i + 1, ax) * f
    return a.astype(np.float32)

def nlm(A, B, strength=1.0, scales=3):
    """Filters at several scales, because the window of one leaves noise that is coarser than itself: each takes its low
    frequencies from the next smaller one."""
    full = _nlm(A, B, strength)
    if scales == 1 or min(full.shape[:2]) < 64: return full
    low = nlm(*({key: _half(a) for key, a in half.items() if key in ('rgb', 'nor', 'alb')} for half in (A, B)), strength, scales - 1)
    full[..., :3] = np.maximum(0, full[..., :3] + _double(low - _half(full), full.shape)[..., :3])
    return full
