"""Moving air over still plates, in plain Python: streamlines in 3-D, projected with the plate's camera, tested against its
depth, drawn additively. Every dash travels a whole number of periods, so a film of any number of frames loops exactly.
  /usr/bin/python3 flow.py PLATE.png 'FRAMES/%04d.png' --path aisle --frames 96"""
import argparse, json, os
import numpy as np
from display import NIGHT, _gauss, write_png
from PIL import Image

CYAN, WARM = np.array([.357, .796, .961], np.float32), np.array([1.0, .56, .26], np.float32)

def read(path):
    """Display RGB(A) in 0..1, rows from the bottom."""
    return np.asarray(Image.open(path), np.float32)[::-1] / 255

class View:
    """Projection and depth of a plate; depth may be missing."""
    def __init__(s, plate, size=None):
        im = Image.open(plate).convert('RGB')
        s.plate = plate; s.size = size or im.size; s.base = np.asarray(im.resize(s.size, Image.LANCZOS), np.float32)[::-1] / 255
        cam = json.load(open(plate.replace('.png', '_cam.json'))); s.P = np.array(cam['P'])
        z = plate.replace('.png', '_z.npy'); s.Z = None
        if os.path.exists(z):
            q = np.load(z)[::-1]; yi = (np.arange(s.size[1]) * q.shape[0] // s.size[1]); xi = (np.arange(s.size[0]) * q.shape[1] // s.size[0])
            s.Z = q[yi][:, xi]
    def project(s, p, slack=.06):
        """Maps points (n, 3) to x, y in pixels from the bottom left, distance, and visibility."""
        w, h = s.size; q = np.c_[p, np.ones(len(p))] @ s.P.T; d = q[:, 3]; k = np.maximum(d, .05)
        x, y = (q[:, 0] / k * .5 + .5) * w, (q[:, 1] / k * .5 + .5) * h
        ok = (d > .1) & (x >= 1) & (x < w - 2) & (y >= 1) & (y < h - 2); vis = ok.astype(np.float32)
        if s.Z is not None: vis[ok] = d[ok] < s.Z[y[ok].astype(int), x[ok].astype(int)] + slack
        return x, y, d, vis

def spline(points, n, order=4):
    """Samples Blender's NURBS path through these points, including its ends, at n places."""
    c = np.array(points, float); m = len(c); knots = np.r_[np.zeros(order - 1), np.linspace(0, 1, m - order + 2), np.ones(order - 1)]; u = np.linspace(0, 1 - 1e-9, n)
    B = [(u >= knots[i]) & (u < knots[i + 1]) for i in range(len(knots) - 1)]
    for k in range(1, order):
        over = lambda a, b: a / b if b > 0 else 0 * a
        B = [over(u - knots[i], knots[i + k] - knots[i]) * B[i] + over(knots[i + k + 1] - u, knots[i + k + 1] - knots[i + 1]) * B[i + 1] for i in range(len(B) - 1)]
    return np.stack(B, -1) @ c

class Air:
    """Bundle of dashed lines. add(): points in order of travel; then draw(base, t) for t in 0..1."""
    def __init__(s, size): s.size, s.lines = size, []
    def add(s, x, y, vis, amp=1.0, dashes=3, speed=1, phase=0.0, color=CYAN, duty=.45, ends=.10):
        L = np.r_[0, np.cumsum(np.hypot(np.diff(x), np.diff(y)))]
        if L[-1] < 8: return
        n = int(L[-1] * 1.6) + 2; u = np.linspace(0, L[-1], n)
        x, y, vis = (np.interp(u, L, v) for v in (x, y, vis)); T = u / L[-1]
        a = vis * amp * np.clip(T / ends, 0, 1) * np.clip((1 - T) / ends, 0, 1)
        if np.ndim(color) == 2: color = np.stack([np.interp(T, np.linspace(0, 1, len(color)), c) for c in color.T], -1)
        else: color = np.broadcast_to(color, (n, 3))
        s.lines.append((x, y, T, a, dashes, speed, phase, color, duty))
    def draw(s, base, t, gain=1.0, wide=1.0):
        w, h = s.size; idx, val = [], []
        for x, y, T, a, n, sp, off, col, duty in s.lines:
            ph = (T * n - t * sp + off) % 1.0                # a head with a tail
            b = (.07 + np.clip(1 - (1 - ph) / duty, 0, 1) ** 1.6 * np.clip((1 - ph) / .02, 0, 1)) * a
            m = b > .004; xx, yy, b, c = x[m], y[m], b[m], col[m]
            ix, iy = xx.astype(int), yy.astype(int); fx, fy = xx - ix, yy - iy
            ok = (ix >= 0) & (ix < w - 1) & (iy >= 0) & (iy < h - 1)
            ix, iy, fx, fy, b, c = ix[ok], iy[ok], fx[ok], fy[ok], b[ok], c[ok]
            for dx, dy, k in ((0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy)):
                idx.append((iy + dy) * w + ix + dx); val.append((b * k)[:, None] * c)
        acc = np.zeros((h, w, 3), np.float32)
        if idx:
            i = np.concatenate(idx); v = np.concatenate(val)
            acc = np.stack([np.bincount(i, v[:, c], h * w) for c in range(3)], -1).reshape(h, w, 3).astype(np.float32)
        f = 4; hh, ww = h // f * f, w // f * f
        q = _gauss(acc[:hh, :ww].reshape(hh // f, f, ww // f, f, 3).mean((1, 3)), 3)
        big = np.stack([np.asarray(Image.fromarray(q[..., c]).resize((w, h), Image.BICUBIC)) for c in range(3)], -1)
        g = (_gauss(acc, 1) * 1.1 + big * 1.6 * wide) * gain
        return 1 - (1 - base) * (1 - np.clip(g, 0, .96))

# ------------------------------------------------------------- the paths of the halls
def aisle(v, air, rng, x0=-.65, z0=1.9, y0=19, y1=-5.5, n=90, spread=.85):
    """Ribbons of air down the aisle towards the viewer, slowly rotating about its axis."""
    T = np.r_[np.linspace(0, .6, 300, endpoint=False), .6 + .4 * np.linspace(0, 1, 900) ** .75]
    for i in range(n):
        k = i % 9; ph = 2 * np.pi * k / 9 + .16 * rng.normal(); r = (.45 + .22 * (k % 3) + .10 * rng.normal()) * spread
        ang = ph + 1.25 * 2 * np.pi * T * .55; y = y0 + (y1 - y0) * T
        p = np.stack([x0 + r * 1.15 * np.cos(ang) * (1 + .5 * T + .2 * np.sin(3 * T + k)), y, z0 + r * .8 * (1 + .3 * T) * np.sin(ang) + .08 * np.sin(6 * T + k)], -1)
        x, y, d, vis = v.project(p, .15)
        m = d > .3
        if m.sum() > 20: air.add(x[m], y[m], (vis * np.clip(7 / np.maximum(d, .3), .25, 1.2) * np.clip(x / v.size[0] * 2.6 - .3, 0, 1))[m], .26 + .42 * rng.random(), 3, 1 + int(rng.integers(0, 2)), rng.random(), ends=.14)

def over(v, air, rng, x0, n):
    """A sheet of air that flows along the fronts of the machines and into their inlets."""
    T = np.linspace(0, 1, 500)
    for i in range(n):
        a = rng.random(); zz = .25 + 2.2 * a + .06 * rng.normal(); xx = x0 + .35 * rng.normal()
        p = np.stack([xx + .10 * np.sin(5 * T + 6 * a) + .25 * np.sin(np.pi * T) * a, -3.0 + 16 * T, zz + .14 * np.sin(4 * T + 5 * a)], -1)
        x, y, d, vis = v.project(p[::-1], .1); m = d > .3
        if m.sum() > 20: air.add(x[m], y[m], (vis * np.clip(4.5 / np.maximum(d, .3), .15, 1))[m], .30 + .4 * rng.random(), 3, 1, rng.random(), ends=.2)

def heat(v, air, rng, n=6, gap=2.2):
    """Warm air that rises around each riser and leaves along the main duct."""
    T = np.linspace(0, 1, 400); ramp = np.array([WARM, WARM, WARM * .7 + CYAN * .3, CYAN * .7 + WARM * .3])
    for i in range(n):
        for k in range(14):
            a = 2 * np.pi * k / 14; y0 = i * gap - .1; r = .36 + .06 * rng.random(); up = np.clip(T / .45, 0, 1); on = np.clip((T - .45) / .55, 0, 1)
            p = np.stack([2.05 + r * np.cos(a + 2 * T), y0 + r * np.sin(a + 2 * T) + on * 5.5, 1.45 + 2.0 * up + .12 * np.sin(6 * on + a) * on], -1)
            x, y, d, vis = v.project(p, .05); m = d > .3
            if m.sum() > 20: air.add(x[m], y[m], (vis * np.clip(5 / np.maximum(d, .3), .2, 1))[m], .30 + .4 * rng.random(), 2, 1, rng.random(), color=ramp, ends=.15)
    over(v, air, rng, x0=.95, n=40)

def works(v, air, rng):
    """Air from the blowers of the wastewater model, through its main pipe and up through the basins."""
    main = [(-1.05, -1.32, .16), (0, -1.32, .16), (.42, -1.32, .16), (.5, -1.2, .16), (.5, -.4, .16), (.5, 0, .18), (.45, .25, .30), (.3, .30, .34), (-1.3, .30, .34), (-2.9, .30, .34)]
    P = spline(main, 900)                                    # the pipe of places.py
    for i in range(14):
        a = 2 * np.pi * i / 14; p = P + np.array([0, .042 * np.cos(a), .042 * np.sin(a) + .01])
        x, y, d, vis = v.project(p, .06); air.add(x, y, vis, .34, 11, 2, rng.random(), ends=.03, duty=.7)
    T = np.linspace(0, 1, 80)
    for bx0, bx1, by0, by1 in ((-2.95, .35, .42, 2.28), (-2.95, -1.45, -1.18, -.32)):
        for i in range(170 if by1 > 1 else 46):               # over each lane, fine threads of rising air
            x0, y0 = bx0 + (bx1 - bx0) * rng.random(), by0 + (by1 - by0) * rng.random(); h = .10 + .22 * rng.random()
            p = np.stack([x0 + .03 * np.sin(5 * T + i), y0 + .03 * np.cos(4 * T + i), .18 + h * T], -1)
            x, y, d, vis = v.project(p, .2); air.add(x, y, vis, .16 + .2 * rng.random(), 1, 1 + int(rng.integers(0, 2)), rng.random(), ends=.3, duty=.6)

def machine(v, air, rng):
    """Air into the inlets of the front machine of a series, and out of its discharge."""
    meta = json.load(open(v.plate.replace('.png', '.json'))); W, D, H = meta['size']; T = np.linspace(0, 1, 400)[:, None]
    def add(p, rise=0.0, **k):                                # rise: share of the length over which a line fades in
        x, y, d, vis = v.project(p, .05); air.add(x, y, vis * np.clip(T[:, 0] / max(rise, 1e-3), 0, 1) ** 1.5, **k)
    area = [(b[0] - a[0]) * (b[2] - a[2]) for a, b in meta['inlets']]
    for (a, b), share in zip(meta['inlets'], np.array(area) / sum(area)):
        for i in range(int(84 * share)):
            x, z = a[0] + (b[0] - a[0]) * rng.random(), a[2] + (b[2] - a[2]) * rng.random(); p1 = np.array([x, a[1] + .02, z])
            far = 1.4 + 1.6 * rng.random(); p0 = np.array([x - W * .15 - far * .9, -D / 2 - far, H * .42 + (z - H * .42) * 1.7 + .10 * rng.normal()]); c = p1 + np.array([-.10, -.45 * far, (p0[2] - z) * .15])
            add(p0 * (1 - T) ** 2 + c * 2 * T * (1 - T) + p1 * T ** 2, rise=.8, amp=.20 + .42 * rng.random() ** 2, dashes=2, speed=1 + int(rng.integers(0, 2)), phase=rng.random(), ends=.08)
    at, axis, r = np.array(meta['outlet'][0]), np.array(meta['outlet'][1]), meta['outlet'][2]; e1 = np.array([0, 1.0, 0]); e2 = np.cross(axis, e1)
    for i in range(64):
        a, k, L = 2 * np.pi * rng.random(), rng.random() ** .5, .7 + .9 * rng.random(); q = T[:, 0]; R = r * .92 * k * (1 + .9 * q ** 1.3); th = a + .7 * q
        add(at + axis * (L * q - .06)[:, None] + e1 * (R * np.cos(th))[:, None] + e2 * (R * np.sin(th))[:, None], amp=.30 + .45 * rng.random() ** 2, dashes=1, speed=1, phase=rng.random(), ends=.22)

PATHS = {'machine': machine, 'aisle': aisle, 'heat': heat, 'works': works}

if __name__ == '__main__':
    p = argparse.ArgumentParser(); p.add_argument('plate'); p.add_argument('out'); p.add_argument('--path', default='aisle'); p.add_argument('--frames', type=int, default=96)
    p.add_argument('--only', type=int, default=-1); p.add_argument('--gain', type=float, default=1.0)
    a = p.parse_args(); v = View(a.plate); air = Air(v.size); PATHS[a.path](v, air, np.random.default_rng(11))
    for f in range(a.frames) if a.only < 0 else [a.only]:
        write_png(a.out % f, air.draw(v.base, f / a.frames, a.gain))
