"""Display space, shared by the scenes (in Blender) and the films (plain Python): night backdrop, glare, PNG.
Pictures are float arrays in 0..1 with rows from the bottom, as in Blender."""
import os, struct, zlib
import numpy as np

NIGHT = ('#04101b', '#06192a', '#12324a')                   # edge, ground, pool: the dark grounds of the pages

def _hex(h):
    return np.array([int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)

def night(h, w, pool=(0.62, 0.46), radius=0.62, amount=1.0):
    """The 2-D night backdrop, rows from the bottom, in display space: its edge has exactly the page's background colour, it costs
    no render time and is the same in every picture. A static grain of less than one level prevents banding in films."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x = (x + .5) / w; y = 1 - (y + .5) / h
    d = np.sqrt(((x - pool[0]) * w / h * 0.75) ** 2 + (y - pool[1]) ** 2) / radius
    g = np.exp(-1.1 * d ** 2)[..., None] * amount
    edge, ground, top = (_hex(c) for c in NIGHT)
    bg = edge + (ground - edge) * np.clip(2.2 * g, 0, 1) + (top - ground) * np.clip((g - .12) / .88, 0, 1) ** 1.25
    return bg + np.random.default_rng(5).normal(0, 0.55 / 255, (h, w, 1)).astype(np.float32)

def _gauss(img, r):
    k = np.exp(-.5 * (np.arange(-3 * r, 3 * r + 1) / r) ** 2).astype(np.float32); k /= k.sum()
    for ax in (0, 1):
        n = img.shape[ax]; pad = [(0, 0)] * 3; pad[ax] = (3 * r, 3 * r); t = np.pad(img, pad)
        img = sum(kk * (t[i:i + n] if ax == 0 else t[:, i:i + n]) for i, kk in enumerate(k))
    return img

def glare(rgb, threshold=0.86, amount=0.35, radius=0.012):
    """Soft glare of the brightest lights, screened on: display space, computed at a quarter of the size."""
    h, w = rgb.shape[:2]; f = 4; hh, ww = h // f * f, w // f * f
    hi = np.clip(rgb - threshold, 0, 1) / (1 - threshold)
    q = hi[:hh, :ww].reshape(hh // f, f, ww // f, f, 3).mean((1, 3))
    q = sum(_gauss(q, max(1, int(radius * k * h / f))) for k in (.5, 1.5, 4)) / 3
    yi = np.clip((np.arange(h) + .5) / f - .5, 0, hh // f - 1); xi = np.clip((np.arange(w) + .5) / f - .5, 0, ww // f - 1)
    y0, x0 = np.minimum(yi.astype(int), hh // f - 2), np.minimum(xi.astype(int), ww // f - 2)
    fy, fx = (yi - y0)[:, None, None], (xi - x0)[None, :, None]
    q = q[y0] * (1 - fy) + q[y0 + 1] * fy
    q = q[:, x0] * (1 - fx) + q[:, x0 + 1] * fx
    return 1 - (1 - rgb) * (1 - np.clip(amount * q, 0, 1))

def write_png(path, img):
    """Writes display RGB(A) in 0..1, rows from the bottom, to an 8-bit PNG, atomically."""
    a = (np.clip(img[::-1], 0, 1) * 255 + .5).astype(np.uint8); h, w, c = a.shape
    raw = np.zeros((h, w * c + 1), np.uint8); raw[:, 0] = 2; flat = a.reshape(h, w * c)
    raw[0, 1:] = flat[0]; raw[1:, 1:] = flat[1:] - flat[:-1]
    chunk = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    with open(path + '.part', 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2 if c == 3 else 6, 0, 0, 0))
                + chunk(b'IDAT', zlib.compress(raw.tobytes(), 6)) + chunk(b'IEND', b''))
    os.replace(path + '.part', path)
    print('WROTE', path, '%dx%d' % (w, h), flush=True)
