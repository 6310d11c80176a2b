"""Centrifugal impeller: backswept full blades and splitters, milled aluminium, on the night ground.
modes: hero (the two still compositions of the home page) | still (--view hero|inlet) | layers (frames of the films)
       | turn (frames of the view on the night ground) | axial (the inlet end-on, and the same with the blur of its rotation).
The picture repeats after one blade pitch, so a few unique frames make a seamless film of any length.
  blender -b --factory-startup --python-exit-code 1 -P impeller.py -- --mode hero"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, numpy as np
from studio import *

def build(n=9, R2=1.0, rh=0.20, rs=0.64, H=0.74, b2=0.125, beta_h=(38, 40), beta_s=(60, 40), mat_b=None, mat_h=None):
    """One impeller about Z, inlet up. n full blades + n splitters."""
    mat_b = mat_b or M('alu'); mat_h = mat_h or M('alu_turned')
    NT, NS = 112, 28
    a = np.linspace(0, math.pi / 2, NT)
    ca, sa = np.cos(a), np.sin(a)
    p, q = 1.15, 1.0                                        # slightly super-elliptic meridian
    rH = rh + (R2 - rh) * (1 - ca ** p); zH = H * (1 - sa ** q)
    rS = rs + (R2 - rs) * (1 - ca ** 1.35); zS = b2 + (H - b2) * (1 - sa ** 0.92)
    def wrap(r, z, b):
        m = np.concatenate([[0], np.cumsum(np.hypot(np.diff(r), np.diff(z)))]); u = m / m[-1]
        bet = np.radians(b[0] + (b[1] - b[0]) * u - 16 * np.sin(math.pi * u))
        d = -np.tan(bet) / r
        th = np.concatenate([[0], np.cumsum(0.5 * (d[1:] + d[:-1]) * np.diff(m))])
        return th - th[-1]                                   # stacked on the trailing edge
    tH, tS = wrap(rH, zH, beta_h), wrap(rS, zS, beta_s)
    tS = tS - math.radians(4)                                # trailing-edge rake
    def blade(t0, name):
        i0 = int(t0 * (NT - 1))
        idx = np.arange(i0, NT)
        s = np.linspace(-0.02, 1, NS)
        r = rH[idx, None] * (1 - s) + rS[idx, None] * s
        z = zH[idx, None] * (1 - s) + zS[idx, None] * s
        th = tH[idx, None] * (1 - s) + tS[idx, None] * s
        P = np.stack([r * np.cos(th), r * np.sin(th), z], -1)
        du = np.gradient(P, axis=0); dv = np.gradient(P, axis=1)
        N = np.cross(du, dv); N /= np.linalg.norm(N, axis=-1, keepdims=True)
        u = np.linspace(0, 1, len(idx))[:, None]
        thick = 0.5 * (0.026 * (1 - s) + 0.013 * s)[None, :] + (0.030 * np.exp(-np.maximum(s, 0) / 0.035)[None, :] * np.clip(u / 0.12, 0, 1) ** .5)
        le = np.sqrt(np.clip(u / 0.05, 0, 1) * (2 - np.clip(u / 0.05, 0, 1)))   # elliptic leading edge
        thick = thick * (0.12 + 0.88 * le)
        A, B = P + N * thick[..., None], P - N * thick[..., None]
        nu, nv = len(idx), NS
        v = np.concatenate([A.reshape(-1, 3), B.reshape(-1, 3)])
        uv = [(i / nu, s[j] * 1.0) for _ in (0, 1) for i in range(nu) for j in range(nv)]
        f, o = [], nu * nv
        for i in range(nu - 1):
            for j in range(nv - 1):
                k = i * nv + j
                f += [(k, k + nv, k + nv + 1, k + 1), (o + k, o + k + 1, o + k + nv + 1, o + k + nv)]
            k = i * nv + nv - 1
            f.append((k, k + nv, o + k + nv, o + k))
        for j in range(nv - 1):
            f.append((j, j + 1, o + j + 1, o + j)); k = (nu - 1) * nv + j
            f.append((k, o + k, o + k + 1, k + 1))
        me = mesh(name, v, f, mat_b, uv=uv, autosmooth=50)
        bm = bmesh.new(); bm.from_mesh(me.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(me.data); bm.free()
        return me
    full, split = blade(0.0, 'blade'), blade(0.40, 'splitter')
    objs = [full, split]
    for k in range(n):
        ang = 2 * math.pi * k / n
        for src, off in ((full, 0), (split, math.pi / n)):
            o = src if (k == 0) else link(bpy.data.objects.new(src.name, src.data))
            o.rotation_euler = (0, 0, ang + off)
            if k: objs.append(o)
    hub = list(zip(rH, zH))
    prof = [(0.0, H + 0.150), (0.040, H + 0.150), (0.050, H + 0.147), (0.056, H + 0.140), (0.058, H + 0.118),        # shaft end
            (0.098, H + 0.118), (0.112, H + 0.112), (0.126, H + 0.096), (0.128, H + 0.088), (0.128, H + 0.022),         # round nut
            (0.132, H + 0.016), (rh - 0.014, H + 0.016), (rh - 0.004, H + 0.012), (rh, H)]
    prof += hub[1:]
    prof += [(R2 + 0.014, -0.004), (R2 + 0.014, -0.030), (R2 + 0.010, -0.036), (0.55, -0.05), (0.40, -0.13), (0.30, -0.16), (0.0, -0.16)]
    objs.append(lathe('hub', prof, mat_h, seg=288, autosmooth=28))
    return parent(objs, 'impeller')

VIEWS = {  # camera, target, lens, focus
    'hero':  ((0.0, -6.6, 3.3), (0.0, 0.0, 0.03), 77, (0, -0.45, 0.4)),
    'inlet': ((-1.25, -2.75, 2.05), (-0.10, 0.02, 0.40), 60, (-0.12, -0.28, 0.62)),
}

HERO = (0.692, 0.452, 0.93)                                  # centre and scale of the impeller in the wide composition

def scene(w, h, samples, n=9, tilt=18.0, view='hero', lens=0.0, fstop=2.8, exposure=0.2):
    """The impeller in the night studio; returns the object to rotate about Z."""
    reset()
    root = build(n=n)
    lean = bpy.data.objects.new('tilt', None); link(lean); root.parent = lean
    lean.rotation_euler = (math.radians(tilt), 0, math.radians(-14))
    look_dark((0, 0, 0.25))
    loc, target, ln, focus = VIEWS[view]
    camera(loc, target, lens=lens or ln, fstop=fstop, focus=focus)
    quality(w, h, samples, exposure=exposure, look='High Contrast', transparent=True)
    return root

def hero(a):
    """One render in two compositions: with room for text at the left, and above for narrow screens."""
    scene(int(1080 * a.size), int(900 * a.size), a.samples, lens=117.0, exposure=0.08)
    keep = os.path.join(WORK, 'tmp', 'hero_layer.npy')
    if a.again: img = np.load(keep).astype(np.float32)        # only recompose the saved layer
    else:
        img, _ = render(a.strength); np.save(keep, img.astype(np.float16))
    write_png(os.path.join(a.out, 'hero-impeller.png'), on_night(place(img, 1920, 1080, *HERO[:2], HERO[2] / a.size), (0.70, 0.44), 0.56))
    write_png(os.path.join(a.out, 'hero-impeller-portrait.png'), on_night(place(img, 900, 1100, 0.5, 0.66, 0.86 / a.size), (0.5, 0.64), 0.40))

def layers(a):
    """Film: `frames` layers of one blade pitch on alpha, with camera and depth of the first, for films.py."""
    root = scene(int(1080 * a.size), int(900 * a.size), a.samples, lens=117.0, exposure=.08)
    bpy.context.scene.cycles.max_bounces = bpy.context.scene.cycles.glossy_bounces = 3
    bpy.context.scene.view_layers[0].use_pass_z = True
    for k in range(a.frames):
        out = a.out % k
        if os.path.exists(out): continue
        root.rotation_euler.z = 2 * math.pi / 9 * k / a.frames
        img, z = render(a.strength); write_png(out, tonemap(img))
        if k == 0:
            write_camera(a.out % 0); np.save((a.out % 0).replace('.png', '_z.npy'), z[::-1, :, 0].astype(np.float32))

def axial(a):
    """End-on for an orthographic camera, lit evenly from three sides, because one bright side would turn with the wheel."""
    keep = os.path.join(WORK, 'tmp', 'axial_layer.npy')
    reset()
    root = build(); root.rotation_euler = (math.radians(90), 0, 0)
    ring = lambda r, y, size, power, color: [
        dict(loc=(r * math.cos(t), y, r * math.sin(t)), size=size, size_y=size, power=power, color=color, soft=.8)
        for t in (2 * math.pi * (k + .5) / 3 for k in range(3))]
    hdri(ring(4.2, -3.2, 2.2, 2.4, '#ffffff') + ring(5.2, .3, 2.4, 4, BRAND), '#01040a', '#0c2036', '#14304c', fill=.5)
    cam = camera((0, -12, 0), (0, 0, 0)); cam.data.type = 'ORTHO'; cam.data.ortho_scale = 2.06
    quality(a.w, a.w, a.samples, exposure=.45, look='High Contrast', transparent=True)
    if a.again: img = turned(np.load(keep).astype(np.float32), math.radians(18))   # only blur the saved layer
    else:
        img, _ = render(a.strength); np.save(keep, img.astype(np.float16))
    write_png(a.out, tonemap(img))

def turned(img, sweep, steps=48):
    """The mean of the picture over a rotation about its middle."""
    h, w = img.shape[:2]
    y, x = np.mgrid[:h, :w].astype(np.float32); x -= (w - 1) / 2; y -= (h - 1) / 2
    out = np.zeros_like(img)
    for t in np.linspace(-sweep / 2, sweep / 2, steps):
        u = np.clip(x * math.cos(t) - y * math.sin(t) + (w - 1) / 2, 0, w - 1.001)
        v = np.clip(x * math.sin(t) + y * math.cos(t) + (h - 1) / 2, 0, h - 1.001)
        i, j = v.astype(int), u.astype(int); f, g = (v - i)[..., None], (u - j)[..., None]
        out += (img[i, j] * (1 - g) + img[i, j + 1] * g) * (1 - f) + (img[i + 1, j] * (1 - g) + img[i + 1, j + 1] * g) * f
    return out / steps

if __name__ == '__main__':
    a = args(out='', mode='hero', view='hero', w=1200, h=675, samples=96, frames=20, strength=1.0, size=1.0, again=False)
    if a.mode == 'hero':
        a.out = a.out or os.path.join(WORK, 'stills'); hero(a)
    elif a.mode == 'axial':
        axial(a)
    elif a.mode == 'layers':
        layers(a)
    elif a.mode == 'turn':                                    # one blade pitch, which repeats
        root = scene(a.w, a.h, a.samples, view=a.view, exposure=-.25)
        for k in range(a.frames):
            root.rotation_euler.z = 2 * math.pi / 9 * k / a.frames; shoot(a.out % k, strength=a.strength)
    elif a.mode == 'still':
        scene(a.w, a.h, a.samples, view=a.view, exposure=-.25 if a.view == 'inlet' else .2)
        shoot(a.out, strength=a.strength)
