"""Films composed from rendered layers and plates in plain Python; all of them are seamless loops.
  /usr/bin/python3 films.py NAME 'FRAMES/%04d.png' [--only K]
home-hero            impeller layers on the night ground, air spiralling into the inlet and off the blades (40 frames)
impeller             the same layers, centred (10 frames, one blade pitch)
air-foil-bearing     bearing plates: the shaft starts, lifts off its foil, floats, settles (120 frames)
touch-screen[-emx|-max]  the screen plate, with the frames of hmi.html (captured if missing) on its glass (60 frames)
pmsm-motor           the motor opening along its axis and closing again, its impeller turning (120 frames)
nstb-plus, foils     the foils, air running between shaft and top foil (60 frames)
air-film             the foils end-on, air running round the shaft (60 frames)
cooling-path         the assembled motor, cooling air along its jacket from cold to warm (72 frames)"""
import argparse, json, os, subprocess, sys
import numpy as np
from PIL import Image
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from display import night, glare, write_png, _gauss
from flow import Air, View, read, CYAN, WARM

WORK = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), '.work')
F = lambda *p: os.path.join(WORK, 'frames', *p)

def paste(bg, layer, cx, cy, scale=1.0):
    """Straight-alpha layer onto a picture; centre from the top left, as a share of the picture."""
    h, w = bg.shape[:2]; ih, iw = layer.shape[:2]
    if scale != 1.0:
        nw, nh = round(iw * scale), round(ih * scale); pre = layer.copy(); pre[..., :3] *= pre[..., 3:]
        pre = np.stack([np.asarray(Image.fromarray(pre[..., c]).resize((nw, nh), Image.LANCZOS)) for c in range(4)], -1)
        ih, iw = nh, nw
    else:
        pre = layer.copy(); pre[..., :3] *= pre[..., 3:]
    x0, y0 = round(cx * w - iw / 2), round((1 - cy) * h - ih / 2)
    a0, b0, a1, b1 = max(0, x0), max(0, y0), min(w, x0 + iw), min(h, y0 + ih)
    p = np.clip(pre[b0 - y0:b1 - y0, a0 - x0:a1 - x0], 0, 1); out = bg.copy()
    out[b0:b1, a0:a1] = out[b0:b1, a0:a1] * (1 - p[..., 3:]) + p[..., :3]
    return out, (x0, y0)

def impeller_layers():
    n = len([f for f in os.listdir(F('impeller-layers')) if f.endswith('.png')])
    return [read(F('impeller-layers', '%04d.png' % k)) for k in range(n)]

def impeller_air(size, off, scale, rng):
    """Streamlines through the wheel in its own frame: down into the eye, round with the blades, off the rim."""
    cam = json.load(open(F('impeller-layers', '0000_cam.json'))); P = np.array(cam['P'])
    z = np.load(F('impeller-layers', '0000_z.npy'))[::-1]; zh, zw = z.shape; w, h = size
    tilt, yaw = np.radians(18.0), np.radians(-14)
    Rx = np.array([[1, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]]); Rz = np.array([[np.cos(yaw), -np.sin(yaw), 0], [np.sin(yaw), np.cos(yaw), 0], [0, 0, 1]])
    W = Rz @ Rx; air = Air(size); T = np.linspace(0, 1, 700)
    def add(p, **k):
        q = np.c_[p @ W.T, np.ones(len(p))] @ P.T; d = q[:, 3]
        lx, ly = (q[:, 0] / d * .5 + .5) * zw, (q[:, 1] / d * .5 + .5) * zh
        ok = (lx >= 0) & (lx < zw) & (ly >= 0) & (ly < zh); vis = np.ones(len(p), np.float32)
        vis[ok] = d[ok] < z[ly[ok].astype(int), lx[ok].astype(int)] + .03
        air.add(lx * scale + off[0], ly * scale + off[1], vis, **k)
    for i in range(60):                                       # into the eye
        a = 2 * np.pi * rng.random(); r0 = .30 + .32 * rng.random(); far = .85 + .55 * rng.random()
        zz = .74 + (far - .0) * (1 - T) ** 1.15; r = r0 * (1 + 1.25 * (1 - T) ** 1.8); th = a - .75 * (1 - T) ** 1.2 + .25 * T
        add(np.stack([r * np.cos(th), r * np.sin(th), zz], -1), amp=.16 + .38 * rng.random() ** 2, dashes=2, speed=1 + int(rng.integers(0, 2)), phase=rng.random(), ends=.22)
    for i in range(110):                                      # off the rim, turning with the wheel and slowing
        a = 2 * np.pi * rng.random(); zz = .03 + .09 * rng.random(); R = 1.02 + (.55 + .45 * rng.random()) * T ** 1.05; th = a + 1.35 * np.log(R / 1.0) * 1.6
        add(np.stack([R * np.cos(th), R * np.sin(th), zz + .06 * T * rng.normal()], -1), amp=.20 + .42 * rng.random() ** 2, dashes=2, speed=1 + int(rng.integers(0, 2)), phase=rng.random(), ends=.18)
    return air

def home_hero(w=1920, h=1080, frames=40):
    L = impeller_layers(); bg = night(h, w, (.70, .44), .56); s = 1080 * .93 / 1920 * w / L[0].shape[1]
    _, off = paste(bg, L[0], .692, .452, s); air = impeller_air((w, h), off, s, np.random.default_rng(3))
    return frames, lambda k: air.draw(glare(paste(bg, L[k % len(L)], .692, .452, s)[0]), k / frames, .9)

def impeller(w=1600, h=900):
    L = impeller_layers(); bg = night(h, w, (.5, .46), .60); s = .965 * h / L[0].shape[0]
    return len(L), lambda k: glare(paste(bg, L[k], .5, .50, s)[0])

def bearing(frames=120):
    """Lift in pixels of the plate; the air film glows where the gap is narrow while the shaft turns."""
    house = read(F('bearing', 'house.png'))[..., :3]; meta = json.load(open(F('bearing', 'meta.json')))
    n = meta['frames']; S = [read(F('bearing', 'shaft_%04d.png' % k)) for k in range(n)]
    h, w = house.shape[:2]; gap = meta['gap']; ring = np.array(meta['ring']); foil = np.array(meta['foil'])     # outlines of shaft and foil at the front end, pixels from the bottom
    ease = lambda x: x * x * (3 - 2 * x)
    def state(t):                                             # speed 0..1 and lift 0..1 over the film
        up, down = np.clip((t - .10) / .28, 0, 1), np.clip((t - .74) / .22, 0, 1)
        return ease(up) - ease(down)
    t = (np.arange(frames) + .5) / frames; v = .12 + .88 * np.array([state(x) for x in t]); turns = np.cumsum(v); turns *= round(turns[-1] / n) * n / turns[-1]
    cx, cy = ring.mean(0)
    def frame(k):
        L = ease(np.clip(state(k / frames) * 1.25 - .12, 0, 1)); dy = -(1 - L) * gap; o = house.copy()
        mid = (ring + foil) / 2; ang = np.arctan2(mid[:, 1] - cy, mid[:, 0] - cx)
        air = Air((w, h)); amp = L * (1.05 - .25 * np.sin(ang))          # densest below the shaft, where it carries the load
        for j, f in enumerate((.12, .30, .48, .66, .84)):
            p = ring * (1 - f) + foil * f + np.array([0, dy * (1 - f)]); p = np.r_[p, p[:1]]; a = np.r_[amp, amp[:1]]
            air.add(p[::-1, 0], p[::-1, 1], a[::-1] * (1.1 - .25 * abs(j - 2)), 1.0, 9 - j, 1, j * .37, ends=1e-4, duty=.7)
        o = shift(o, S[int(turns[k] + .5) % n], dy)            # the air film is in the plane of the front end, in front of the shaft's side
        return glare(air.draw(o, 2 * k / frames % 1.0, 1.7), amount=.25)
    return frames, frame

def shift(bg, layer, dy):
    """Layer over picture, moved up by dy pixels (may be fractional)."""
    i = int(np.floor(dy)); f = dy - i; p = layer.copy(); p[..., :3] *= p[..., 3:]
    p = np.roll(p, i, 0) * (1 - f) + np.roll(p, i + 1, 0) * f
    return bg * (1 - p[..., 3:]) + p[..., :3]

def touch_screen(name='touch-screen', page='rmx', frames=60):
    """HMI frames from .work/frames/hmi-<page>/%04d.png, warped onto the glass and screened over its reflections."""
    plate = read(F('plates', name + '.png'))[..., :3]; h, w = plate.shape[:2]
    bl, br, tr, tl = json.load(open(F('plates', name + '.json')))
    src = [(0, 640), (1024, 640), (1024, 0), (0, 0)]
    A, b = [], []
    for (X, Y), (x, y) in zip((bl, br, tr, tl), src):        # picture -> page
        A += [[X, Y, 1, 0, 0, 0, -x * X, -x * Y], [0, 0, 0, X, Y, 1, -y * X, -y * Y]]; b += [x, y]
    c = np.linalg.solve(np.array(A), np.array(b))
    mask = Image.new('L', (1024, 640), 255).transform((w, h), Image.PERSPECTIVE, c, Image.BICUBIC)
    m = np.asarray(mask, np.float32)[::-1, :, None] / 255
    def frame(k):
        shot = F('hmi-' + page, '%04d.png' % k)
        if not os.path.exists(shot): subprocess.check_call([os.path.join(os.path.dirname(os.path.abspath(__file__)), 'hmi.sh'), page, '%.5f' % (k / frames), shot])
        im = Image.open(shot).convert('RGB').transform((w, h), Image.PERSPECTIVE, c, Image.BICUBIC)
        e = np.asarray(im, np.float32)[::-1] / 255
        return glare(1 - (1 - plate) * (1 - e * m * .94), amount=.18)
    return frames, frame

class Part:
    """One part of the motor as a layer that moves along the axis: its picture is scaled about the axis, its depth shifted."""
    def __init__(s, file, size):
        d = np.load(file); w, h = size; x0, y0, x1, y1 = d['box']
        c = np.clip(d['color'].astype(np.float32), 0, 1); c[..., :3] *= c[..., 3:]; z = d['z'].copy()
        for _ in range(2):                                    # a soft edge takes the depth of its neighbour
            p = np.pad(z, 1, mode='edge'); near = np.min([p[i:i + z.shape[0], j:j + z.shape[1]] for i in range(3) for j in range(3)], 0)
            z = np.where((z > 1e4) & (c[..., 3] > 0), near, z)
        s.box, s.full = (x0, y0), np.dstack([c, np.where(c[..., 3] > 0, z, 1e6)])
    def over(s, o, depth, p1, d1, p, d):
        """Draws the part onto picture and depth, moving the axis point p1 (distance d1) to p (distance d)."""
        h, w = depth.shape; k = d1 / d; ih, iw = s.full.shape[:2]; u, v = p[0] + (s.box[0] - p1[0]) * k, p[1] + (s.box[1] - p1[1]) * k
        a0, b0, a1, b1 = max(0, int(u)), max(0, int(v)), min(w, int(u + iw * k) + 1), min(h, int(v + ih * k) + 1); m = (1 / k, 0, (a0 - u) / k, 0, 1 / k, (b0 - v) / k)
        warp = lambda ch, how: np.asarray(Image.fromarray(s.full[..., ch]).transform((a1 - a0, b1 - b0), Image.AFFINE, m, how))
        c = np.clip(np.stack([warp(i, Image.BICUBIC) for i in range(4)], -1), 0, 1); z = warp(4, Image.NEAREST) + d - d1; q = depth[b0:b1, a0:a1]
        c[(c[..., 3] <= 0) | (z > q)] = 0; o[b0:b1, a0:a1] = o[b0:b1, a0:a1] * (1 - c[..., 3:]) + c[..., :3]; q[c[..., 3] > .5] = z[c[..., 3] > .5]

def pmsm_motor(frames=120):
    """Assembled, opened along its axis, held, closed again, while the impeller keeps turning."""
    meta = json.load(open(F('pmsm', 'layers.json'))); P = np.array(json.load(open(F('pmsm', 'layers_cam.json')))['P']); M = np.array(meta['axis']); w, h = size = (1600, 900)
    wheel = [Part(F('pmsm', '0-%02d.npz' % n), size) for n in range(meta['turns'])]; rest = [Part(F('pmsm', '%d-00.npz' % k), size) for k in range(1, len(meta['places']))]
    bg = night(h, w, (.5, .46), .66); T = np.linspace(0, 1, 300); rng = np.random.default_rng(5)
    lines = [(2 * np.pi * rng.random(), .16 + .34 * rng.random(), .30 + .5 * rng.random() ** 2, rng.random()) for _ in range(64)]
    def project(p):
        q = np.c_[p, np.ones(len(p))] @ M.T @ P.T; return (q[:, 0] / q[:, 3] * .5 + .5) * w, (q[:, 1] / q[:, 3] * .5 + .5) * h, q[:, 3]
    ease = lambda t: (lambda x: x ** 3 * (x * (6 * x - 15) + 10))(np.clip(t, 0, 1))
    def frame(k):
        t = k / frames; e = ease((t - .06) / .36) - ease((t - .62) / .34); o, depth = bg.copy(), np.full((h, w), 1e5, np.float32)
        for i, (x0, x1) in reversed(list(enumerate(meta['places']))):
            to = (x0 + 1.1) * (1 - e) + x1 * e                # centred in the picture when closed, too
            x, y, d = project(np.array([[x1, 0, 0], [to, 0, 0]]))
            (wheel[k % len(wheel)] if i == 0 else rest[i - 1]).over(o, depth, (x[0], y[0]), d[0], (x[1], y[1]), d[1])
        mouth = to - .60
        air = Air(size)
        for a, r0, amp, ph in lines:
            r = r0 * (1 + .8 * (1 - T) ** 2); th = a + 1.2 * (1 - T); x, y, d = project(np.stack([mouth - 1.75 * (1 - T), r * np.cos(th), r * np.sin(th)], -1)); air.add(x, y, np.ones_like(x), amp, 2, 1, ph, ends=.2)
        return air.draw(glare(o), 4 * t % 1.0, .9)
    return frames, frame

def foils(name='nstb-plus', end=374 + 72, frames=60):
    """The cut-away foils; end: angle at which the top foil ends."""
    v = View(F('plates', name + '.png')); air = Air(v.size); rng = np.random.default_rng(9)
    meta = json.load(open(F('plates', name + '.json'))); M = np.array(meta['axis']); a0, a1 = np.radians(122), np.radians(end)
    def add(r, z, b0, b1, **k):
        t = np.linspace(b0, b1, 260); p = np.c_[r * np.cos(t), r * np.sin(t), np.full_like(t, z), np.ones_like(t)] @ M.T
        x, y, d, vis = v.project(p[:, :3], .05); air.add(x, y, vis, **k)
    for i in range(15): add(.603 + .040 * i / 14, .556, a0, a1, amp=.20 + .3 * rng.random(), dashes=7, speed=1, phase=rng.random(), ends=.02)
    for i in range(36):                                       # over the exposed shaft of the open motor
        add(.608, -.5 + 1.04 * i / 35, np.radians(74), np.radians(132), amp=.28 + .3 * rng.random(), dashes=1, speed=1, phase=rng.random(), ends=.2)
    for i in range(30):                                       # swirled by the shaft behind the bearing
        add(.606, -.60 - .95 * i / 29, 0, 2 * np.pi, amp=.22 + .3 * rng.random(), dashes=5, speed=1, phase=rng.random(), ends=.01)
    for i in range(40):                                       # leaving at the front, turning
        b = 2 * np.pi * rng.random(); t = np.linspace(0, 1, 160); r = .622 + .012 * rng.random() + .10 * t ** 2
        p = np.c_[r * np.cos(b + .9 * t), r * np.sin(b + .9 * t), .555 + .22 * t, np.ones_like(t)] @ M.T
        x, y, d, vis = v.project(p[:, :3], .05); air.add(x, y, vis, .35 + .4 * rng.random(), 1, 1, rng.random(), ends=.25)
    return frames, lambda k: air.draw(v.base, k / frames, 1.1)

def air_film(frames=60):
    v = View(F('plates', 'air-film.png')); air = Air(v.size); rng = np.random.default_rng(4); M = np.array(json.load(open(F('plates', 'air-film.json')))['axis']); T = np.linspace(0, 2 * np.pi, 400)
    def ring(r, z, **k):
        x, y, d, vis = v.project((np.c_[r * np.cos(T), r * np.sin(T), z, np.ones_like(T)] @ M.T)[:, :3], .05); air.add(x, y, vis, speed=1, phase=rng.random(), ends=1e-3, **k)
    for i in range(16): ring(.604 + .036 * i / 15, np.full_like(T, .618), amp=.22 + .3 * rng.random(), dashes=8)
    for i in range(26): ring(.606, .64 + 1.0 * (i / 25) ** 1.4 + 0 * T, amp=(.30 + .3 * rng.random()) * (1 - .7 * i / 25), dashes=5)      # taken along by the shaft in front of the bearing
    return frames, lambda k: air.draw(v.base, k / frames, 1.0)

def cooling_path(frames=72):
    v = View(F('plates', 'cooling.png')); air = Air(v.size); rng = np.random.default_rng(2)
    M = np.array(json.load(open(F('plates', 'cooling.json')))['axis']); T = np.linspace(0, 1, 600); ramp = np.array([CYAN, CYAN, CYAN * .5 + WARM * .5, WARM, WARM])
    for i in range(120):                                      # drawn in at the front, along the fins, off at the rear
        a = 2 * np.pi * i / 120 + .04 * rng.normal(); x = -3.2 + 6.4 * T
        r = .965 + .02 * rng.random() + (.55 + .6 * rng.random()) * np.clip((np.abs(x) - .95) / 2.25, 0, 1) ** 1.8       # close to the fins, wider before and after
        th = a + .7 * T
        p = np.c_[x, r * np.cos(th), r * np.sin(th), np.ones_like(T)] @ M.T; X, Y, d, vis = v.project(p[:, :3], .04)
        air.add(X, Y, vis, .26 + .45 * rng.random() ** 2, 3, 1, rng.random(), color=ramp, ends=.16)
    return frames, lambda k: air.draw(v.base, k / frames, .9)

FILMS = {'home-hero': home_hero, 'impeller': impeller, 'air-foil-bearing': bearing, 'touch-screen': touch_screen, 'touch-screen-emx': lambda: touch_screen('touch-screen-emx', 'emx'),
         'touch-screen-max': lambda: touch_screen('touch-screen-max', 'max'), 'pmsm-motor': pmsm_motor, 'nstb-plus': foils, 'foils': lambda: foils('foils', 374 + 48), 'air-film': air_film, 'cooling-path': cooling_path}

if __name__ == '__main__':
    p = argparse.ArgumentParser(); p.add_argument('name', choices=FILMS); p.add_argument('out'); p.add_argument('--only', type=int, default=-1)
    a = p.parse_args(); n, frame = FILMS[a.name]()
    for k in range(n) if a.only < 0 else [a.only]:
        write_png(a.out % k, frame(k))
