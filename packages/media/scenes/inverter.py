"""The inverter bay of a blower, its door open: power modules, capacitors, copper bars, filter coils, terminals.
  blender -b --factory-startup --python-exit-code 1 -P inverter.py -- --out x.png"""
import sys, os, math, random
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from parts import *

W, D, H, Z0 = .98, .42, 1.66, .16                            # the bay: inside width, depth, height, floor
BACK = .17                                                   # y of the mounting plate

def on(x, z, out=0.0): return (x, BACK - out, z)

def bar(x0, x1, z0, z1, out, t=.006):
    """Flat copper bar parallel to the plate."""
    box('bar', (abs(x1 - x0), t, abs(z1 - z0)), ((x0 + x1) / 2, BACK - out, (z0 + z1) / 2), M('copper'), .0015)

def bolt(x, z, out, r=.009): o = hexbolt(r, .008, on(x, z, out + .006), (R90, 0, 0)); tube('washer', r * .5, r * 1.5, .002, on(x, z, out + .003), M('steel'), (R90, 0, 0), bevel=.0005, seg=32)

def module(x, z, w=.20, h=.36, d=.17):
    """One power module: a graphite case with heat-sink fins on top, a fan grille, a status line."""
    box('case', (w, d, h), on(x, z, d / 2), M('graphite'), .006); F = Face('front', 0, 0); F.half = -(BACK - d)
    fbox(F, 'face', w - .02, .006, h - .05, x, z, .002, material('face', color='#2f373f', rough=.42), .004)
    tube('fan', .058, .066, .012, on(x, z - h * .20, d + .008), M('graphite'), (R90, 0, 0), bevel=.003); cyl('dark', .058, .004, on(x, z - h * .20, d + .004), M('void'), (R90, 0, 0), bevel=0)
    for r in (.018, .032, .046): tube('ring', r - .0022, r + .0022, .004, on(x, z - h * .20, d + .010), M('steel'), (R90, 0, 0), bevel=.001, seg=64)
    for k in range(4): box('spoke', (.122, .004, .0045), on(x, z - h * .20, d + .010), M('steel'), .001, rot=(0, math.pi * k / 4, 0))
    box('status', (w - .07, .004, .007), on(x, z + h * .38, d + .006), glow('bar', BRAND, 5), .001)
    for k in range(9): box('slot', (w - .08, .004, .006), on(x, z + h * .30 - k * .0135, d + .005), M('void'), .001)
    for k in range(11): box('fin', (.005, d * .8, .055), on(x - w * .42 + k * w * .084, z + h / 2 + .026, d * .45), M('alu'), .001)
    for sx in (-1, 1):
        for sz in (-1, 1): cyl('screw', .006, .005, on(x + sx * (w / 2 - .016), z + sz * (h / 2 - .016), d + .002), M('steel'), (R90, 0, 0), bevel=.001, seg=24)

def coil(x, z, r=.062, h=.17, out=.10):
    """Filter coil: copper wound on a core."""
    turns, n = 15, 40
    pts = [(x + r * math.cos(2 * math.pi * i / n), BACK - out + r * math.sin(2 * math.pi * i / n), z - h / 2 + h * i / (turns * n)) for i in range(turns * n + 1)]
    c = bpy.data.curves.new('coil', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = .0052; c.bevel_resolution = 3; s = c.splines.new('POLY'); s.points.add(len(pts) - 1)
    for p, q in zip(s.points, pts): p.co = (*q, 1)
    o = bpy.data.objects.new('coil', c); c.materials.append(M('copper')); link(o)
    cyl('core', r * .86, h + .05, (x, BACK - out, z), material('core', color='#3a4046', metallic=.8, rough=.5), bevel=.004, seg=64)

def terminals(x0, x1, z, rnd):
    """Terminal blocks on a rail, with a wire from each down into the duct."""
    box('rail', (x1 - x0 + .06, .010, .035), on((x0 + x1) / 2, z, .006), M('steel'), .002)
    n = int((x1 - x0) / .0125)
    for i in range(n):
        x = x0 + (i + .5) * (x1 - x0) / n; c = '#2f8fc4' if i % 9 == 4 else '#3d9a62' if i % 9 == 8 else '#b9c3ca'
        box('block', (.0108, .045, .058), on(x, z, .030), material('block' + c, color=c, rough=.5), .0015)
        for s in (-1, 1): cyl('screw', .0032, .002, on(x, z + s * .016, .0535), M('steel'), (R90, 0, 0), bevel=.0005, seg=16)
        sweep('wire', [on(x, z - .028, .040), on(x, z - .045, .046), on(x + rnd.uniform(-.003, .003), z - .065, .042), on(x, z - .088, .03)], .0023, material('w' + str(i % 3), color=['#1c6f9c', '#20262c', '#c9d2d8'][i % 3], rough=.5), 8)

def slotted(x, z, w, h):
    """Cable duct with its slots."""
    box('duct', (w, .055, h), on(x, z, .030), material('ductp', color='#8d9aa4', rough=.55), .003)
    up = h > w; n = int((h if up else w) / .016)
    for i in range(n):
        for s in (-1, 1):
            k = -(h if up else w) / 2 + (i + .5) * (h if up else w) / n
            box('slit', (w * .34, .003, .006) if up else (.006, .003, h * .34), on(x + (s * w * .30 if up else k), z + (k if up else s * h * .30), .0575), M('void'), 0)

def build():
    rnd = random.Random(4); w2 = W / 2; top = Z0 + H
    box('plate', (W - .04, .006, H - .04), (0, BACK + .004, Z0 + H / 2), material('zinc', color='#7f8a93', metallic=.6, rough=.5, bump=('peel', 40, .1)), .002)
    for s in (-1, 1): box('side', (.03, D, H), (s * (w2 + .015), 0, Z0 + H / 2), M('paint'), .004); box('post', (.07, .07, H + .12), (s * (w2 + .05), -D / 2 + .01, Z0 + H / 2), M('paint'), .016, 5)
    box('back', (W + .06, .02, H), (0, D / 2, Z0 + H / 2), M('paint'), 0)
    box('lid', (W + .17, D + .09, .06), (0, .0, top + .04), M('paint_dk'), .012, 5); box('sill', (W + .17, D + .09, .13), (0, 0, Z0 - .065), M('graphite'), .01)
    box('seal', (W, .012, .014), (0, -D / 2 + .02, top + .004), M('rubber'), .003)
    box('light', (W * .7, .03, .018), (0, -.14, top - .012), glow('lamp', '#eaf6fd', 6), .004)
    # controller and terminals, power modules, capacitors, coils, from the top
    z = top - .20
    box('control', (.26, .06, .17), on(-.27, z, .03), M('paint_dk'), .006); box('edge', (.22, .004, .004), on(-.27, z + .062, .062), glow('bar', BRAND, 5), .001)
    for i in range(8): box('rj', (.020, .006, .018), on(-.36 + i * .026, z - .045, .061), M('void'), .002); cyl('led', .0035, .003, on(-.36 + i * .026, z - .018, .061), glow('led' + str(i % 3), ['#36d37a', BRAND, '#36d37a'][i % 3], 3), (R90, 0, 0), bevel=.0005, seg=16)
    text('CONTROL', .022, on(-.372, z + .034, .0608), (R90, 0, 0), M('white'))
    for i in range(3):
        x = .0 + i * .088; box('breaker', (.076, .075, .15), on(x, z, .038), material('brk', color='#dfe5ea', rough=.45), .004); box('toggle', (.030, .03, .020), on(x, z + .012, .085), M('graphite'), .004); box('bl', (.056, .003, .010), on(x, z + .050, .077), M('brand'), .001)
        for s in (-1, 1):
            for k in (-.022, 0, .022): cyl('sc', .007, .004, on(x + k, z + s * .062, .076), M('steel'), (R90, 0, 0), bevel=.001, seg=24)
    box('relay', (.10, .07, .14), on(.33, z, .035), M('graphite'), .005); box('rl', (.06, .003, .05), on(.33, z + .02, .071), M('white'), .001)
    slotted(0, z - .135, W - .08, .055); terminals(-.40, .40, z - .215, rnd); slotted(0, z - .325, W - .08, .055)
    zm = z - .63
    for i, x in enumerate((-.30, 0, .30)):
        module(x, zm); text('UVW'[i], .030, on(x - .072, zm + .158, .1755), (R90, 0, 0), M('white'))
        bar(x - .018, x + .018, zm - .40, zm - .175, .115); bolt(x, zm - .20, .118); bolt(x, zm - .375, .118)
    zb = zm - .255
    for k, out in ((0, .085), (1, .060)): bar(-.42, .42, zb - .018 - k * .052, zb + .018 - k * .052, out)
    for k, out in ((0, .085), (1, .060)):
        for i in range(8): bolt(-.385 + i * .11, zb - k * .052, out + .003, .007)
        for x in (-.44, .44): box('post', (.03, .085 if k == 0 else .06, .026), on(x * .93, zb - k * .052, (.085 if k == 0 else .06) / 2), material('insul', color='#a43a2f', rough=.45), .003)
    zc = zm - .50
    for x in (-.30, 0, .30):
        coil(x - .068, zc); coil(x + .068, zc)
        for s in (-1, 1): box('yoke', (.28, .105, .030), on(x, zc + s * .115, .10), material('core', color='#3a4046', metallic=.8, rough=.5), .003)
    # the door, open to the left
    e0 = set(bpy.data.objects)
    box('door', (W + .10, .030, H + .06), ((W + .10) / 2, 0, Z0 + H / 2), M('paint'), .006); box('frame', (W + .06, .016, H + .02), ((W + .10) / 2, .018, Z0 + H / 2), M('paint_dk'), .008)
    box('pocket', (.34, .05, .26), (.56, .045, Z0 + .62), M('graphite'), .008); box('paper', (.21, .014, .30), (.53, .042, Z0 + .68), M('white'), .002); box('pline', (.12, .001, .010), (.53, .0501, Z0 + .79), M('brand'), 0)
    box('handle', (.03, .022, .16), (W + .05, -.02, Z0 + H * .55), M('graphite'), .006)
    for q in (.1, .5, .9): cyl('hinge', .013, .09, (0, .01, Z0 + H * q), M('steel'), bevel=.002, seg=32)
    g = parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'door'); g.location = (-w2 - .085, -D / 2 - .03, 0); g.rotation_euler.z = math.radians(-128)

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=64, strength=1.0)
    reset(); build()
    look_dark((0, 0, 1.1), k=1.0, front=1.6)
    softbox('key', (-.5, -2.6, 2.1), (0, 0, 1.1), 1.0, 20, '#f3f9fd'); softbox('in', (0, -.16, Z0 + H - .03), (0, .05, 1.0), .8, 10, '#eaf6fd', size_y=.05); softbox('rim', (1.9, -.8, 1.5), (.1, 0, 1.1), .6, 22, BRAND)
    camera((-.78, -2.45, 1.20), (.03, 0, .875), lens=50, fstop=5.6, focus=(-.05, .02, .9))
    quality(a.w, a.h, a.samples, transparent=True, exposure=.3, look='High Contrast')
    shoot(a.out, lambda im: on_night(im, (.55, .42), .8), a.strength)
