"""Places as architectural models: a white card model on a plinth in the night studio, with the subject in brand colours.
The models convey the idea of a place and are not accurate.
--place seoul shanghai bangalore houston sao-paulo munich dubai | headquarters | wastewater
--view wide | right (room for text at the left, on dark ground); --plate 1 also writes depth and camera, for the air of flow.py
  blender -b --factory-startup --python-exit-code 1 -P places.py -- --place seoul --out x.png"""
import sys, os, math, random
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
R90 = math.pi / 2
HALF = 4.0                                                   # half of the plinth's side length

def card(name, color, line, freq=0.0, rough=.55, part=.16, vertical=0.0):
    """Card with drawn floor lines: every 1/freq in height, `part` of it dark; vertical adds mullions on the walls."""
    if name in _cards: return _cards[name]
    m = material(name, color=color, rough=rough); nt = m.node_tree; b = nt.nodes['Principled BSDF']; _cards[name] = m
    if not freq: return m
    ge, sx = nt.nodes.new('ShaderNodeNewGeometry'), nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(ge.outputs['Position'], sx.inputs[0])
    math_ = calculator(nt)
    f = math_('LESS_THAN', math_('FRACT', math_('MULTIPLY', sx.outputs['Z'], freq)), part)
    if vertical:
        s = math_('ADD', sx.outputs['X'], sx.outputs['Y'])
        f = math_('MAXIMUM', f, math_('LESS_THAN', math_('FRACT', math_('MULTIPLY', s, vertical)), part))
    nz = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(ge.outputs['Normal'], nz.inputs[0])
    f = math_('MULTIPLY', f, math_('LESS_THAN', math_('ABSOLUTE', nz.outputs['Z']), .5))
    mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = srgb(color); mx.inputs[2].default_value = srgb(line)
    nt.links.new(f, mx.inputs[0]); nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    return m
_cards = {}

def white(): return card('white', '#e3e9ee', '#7f97a8', 13)
def plain(): return card('plain', '#e3e9ee', '#e3e9ee')
def office(): return card('office', '#1f9fd6', '#0b4566', 13, rough=.3)
def glass(): return card('glassy', '#27465c', '#c9d6df', 13, rough=.14, part=.14, vertical=7)

def bx(x, y, w, d, h, m=None, z=0.0, rot=0.0, bevel=.008):
    return box('b', (w, d, h), (x, y, z + h / 2), m or white(), bevel, 2, (0, 0, rot))

def plinth(dark=False):
    box('plinth', (HALF * 2 + .3, HALF * 2 + .3, .16), (0, 0, -.08 - .004), material('plinth', color='#20384d', rough=.42), .02)
    box('edge', (HALF * 2 + .304, HALF * 2 + .304, .014), (0, 0, -.10), M('brand'), .002)
    box('ground', (HALF * 2 + .1, HALF * 2 + .1, .01), (0, 0, 0), material('ground', color='#22384a' if dark else '#8496a4', rough=.6), .003)

def tree(x, y, s=.09):
    cyl('t', .006, s * 1.0, (x, y, s * .5), M('graphite'), bevel=0, seg=8)
    lathe('c', [(0, s * .55), (s * .42, s * .8), (s * .46, s * 1.15), (s * .25, s * 1.55), (0, s * 1.7)], material('tree', color='#9fb3ae', rough=.8), 12, (x, y, 0))

def blocks(rnd, mean, tall, keep, pitch=.62, gap=.17):
    """A street grid of blocks; keep(x, y) returns the maximum height at a point (0 = leave free)."""
    n = int(HALF / pitch)
    for i in range(-n, n + 1):
        for j in range(-n, n + 1):
            x, y = i * pitch, j * pitch; top = keep(x, y)
            if top <= 0: continue
            if rnd.random() < .08:
                for k in range(5): tree(x + rnd.uniform(-.2, .2), y + rnd.uniform(-.2, .2))
                continue
            w = d = pitch - gap
            if rnd.random() < .35:                            # a block of two or four houses
                for a in (-1, 1):
                    h = min(top, mean * rnd.uniform(.35, .9)); bx(x + a * w * .27, y, w * .46, d, h)
            else:
                h = mean * rnd.uniform(.4, 1.3) + (rnd.uniform(.6, 2.0) * mean if rnd.random() < tall else 0)
                h = min(top, h); bx(x, y, w * rnd.uniform(.75, 1), d * rnd.uniform(.75, 1), h)
                if h > .9 and rnd.random() < .6: bx(x, y, w * .5, d * .5, h * .12, z=h)

# ---------------------------------------------------------------- landmarks, at the origin
def seoul(x, y):
    lathe('hill', [(1.45, 0), (1.15, .20), (.62, .50), (.25, .60), (0, .62)], card('hill', '#b9c8c6', '#8fa6a6', 16), 64, (x, y, 0)); cyl('m', .045, 1.0, (x, y, 1.0), plain())
    cyl('p', .15, .07, (x, y, 1.40), plain(), bevel=.02); cyl('p2', .19, .09, (x, y, 1.50), white(), bevel=.02); cyl('p3', .12, .07, (x, y, 1.59), plain(), bevel=.02); cyl('a', .016, .8, (x, y, 2.0), plain())
    for k in range(40):
        t = 2.4 * k; tree(x + (.5 + .7 * (k % 5) / 5) * math.cos(t), y + (.5 + .7 * (k % 5) / 5) * math.sin(t), .10)
def shanghai(x, y):
    for a in (0, 2.1, 4.2): sweep('leg', [(x + .38 * math.cos(a), y + .38 * math.sin(a), 0), (x + .08 * math.cos(a), y + .08 * math.sin(a), .9)], .045, plain())
    for z, r in ((.95, .27), (2.05, .19), (2.55, .08)): lathe('ball', [(r * math.sin(math.pi * k / 24), z - r * math.cos(math.pi * k / 24)) for k in range(25)], white(), 64, (x, y, 0))
    cyl('st', .08, 1.3, (x, y, 1.5), plain()); cyl('st2', .035, .6, (x, y, 2.35), plain()); cyl('an', .014, .7, (x, y, 2.9), plain())
    for i in range(10):                                       # a twisted tower beside it
        bx(x + .95, y + .75, .46 - i * .018, .46 - i * .018, .30, z=i * .29, rot=i * .13)
def bangalore(x, y):
    bx(x, y, 1.7, .62, .34); bx(x, y, 1.7, .50, .16, z=.34); bx(x, y - .30, .62, .34, .52, plain())
    for k in range(9): cyl('col', .022, .34, (x - .26 + k * .065, y - .48, .20), plain(), bevel=0, seg=16)
    for dx, r in ((0, .25), (-.74, .13), (.74, .13)):
        z = .62 if dx == 0 else .50; cyl('drum', r, .12, (x + dx, y, z), plain(), seg=48); lathe('dome', [(r * 1.02 * math.cos(t), z + .06 + r * .95 * math.sin(t)) for t in [R90 * k / 14 for k in range(15)]], plain(), 48, (x + dx, y, 0)); cyl('fin', .012, .14, (x + dx, y, z + .10 + r), plain(), seg=8)
    for k in range(14): tree(x - 1.0 + .16 * k, y - .78, .11)
def houston(x, y):
    bx(x, y, .52, .52, 2.35); bx(x + .06, y + .06, .40, .40, .12, z=2.35)
    for dx, s in ((-.95, 1), (-.45, -1)):                     # two prisms with slanted crowns
        h = 1.55; w = .36; v = [(-w / 2, -w / 2, 0), (w / 2, -w / 2, 0), (w / 2, w / 2, 0), (-w / 2, w / 2, 0), (-w / 2, -w / 2, h), (w / 2, -w / 2, h + .36 * (s > 0)), (w / 2, w / 2, h + .36), (-w / 2, w / 2, h + .36 * (s < 0))]
        v[4] = (-w / 2, -w / 2, h + (.36 if s < 0 else 0)); v[5] = (w / 2, -w / 2, h + (.36 if s > 0 else 0)); v[6] = (w / 2, w / 2, v[5][2]); v[7] = (-w / 2, w / 2, v[4][2])
        o = mesh('prism', v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], glass(), smooth=False); o.location = (x + dx, y + .5, 0)
    bx(x + .75, y + .55, .5, .5, 1.0); bx(x + .75, y + .55, .38, .38, .45, z=1.0); bx(x + .75, y + .55, .25, .25, .35, z=1.45)
def sao_paulo(x, y):
    n, w, h = 48, .20, 1.15; v, f = [], []                    # an S-shaped building
    for i in range(n + 1):
        t = i / n; px = -1.15 + 2.3 * t; py = .34 * math.sin(2 * math.pi * t)
        for s in (-1, 1):
            for z in (0, h): v.append((px, py + s * w / 2, z))
    for i in range(n):
        a, b = 4 * i, 4 * i + 4; f += [(a, b, b + 1, a + 1), (a + 2, a + 3, b + 3, b + 2), (a + 1, b + 1, b + 3, a + 3)]
    f += [(0, 1, 3, 2), (4 * n, 4 * n + 2, 4 * n + 3, 4 * n + 1)]
    o = mesh('wave', v, f, card('slats', '#e3e9ee', '#5c7689', 16, part=.36), autosmooth=40); o.location = (x, y, 0)
    bx(x + .9, y + .95, .5, .5, 1.3); bx(x + .9, y + .95, .36, .36, .45, z=1.3); bx(x + .9, y + .95, .22, .22, .30, z=1.75); cyl('mast', .012, .5, (x + .9, y + .95, 2.28), plain())
def munich(x, y):
    v = [(-.28, -.95, 0), (.28, -.95, 0), (.28, .75, 0), (-.28, .75, 0), (-.28, -.95, .55), (.28, -.95, .55), (.28, .75, .55), (-.28, .75, .55), (0, -.95, 1.0), (0, .75, 1.0)]
    o = mesh('nave', v, [(0, 1, 5, 8, 4), (2, 3, 7, 9, 6), (1, 2, 6, 5), (3, 0, 4, 7), (5, 6, 9, 8), (7, 4, 8, 9)], plain(), smooth=False); o.location = (x, y + .3, 0)
    for dx in (-.21, .21):
        bx(x + dx, y - .78, .27, .27, 1.5, card('brickt', '#e3e9ee', '#8ba0ae', 7, part=.10))
        cyl('oct', .125, .16, (x + dx, y - .78, 1.58), plain(), seg=8)
        lathe('onion', [(.125, 1.66), (.165, 1.74), (.17, 1.82), (.13, 1.92), (.06, 1.99), (.03, 2.05), (0, 2.16)], card('copperroof', '#9cc3c0', '#9cc3c0'), 32, (x + dx, y - .78, 0))
def dubai(x, y):
    for i in range(11):
        r = .44 * (1 - i / 11.5) ** 1.1 + .03; h = .40
        for k in range(3):
            a = 2 * math.pi * k / 3 + .4; d = r * (.62 if (i + k) % 3 else .50)
            cyl('w', r * .58, h, (x + d * math.cos(a), y + d * math.sin(a), h / 2 + i * .37), white(), bevel=.015, seg=20)
        cyl('c', r * .55, h, (x, y, h / 2 + i * .37), white(), bevel=.015, seg=20)
    cyl('n', .016, .9, (x, y, 4.35), plain())

CITY = {  # seed, share of towers, mean height, landmark
    'seoul': (3, .16, .52, seoul), 'shanghai': (8, .30, .66, shanghai), 'bangalore': (15, .06, .34, bangalore), 'houston': (27, .20, .50, houston),
    'sao-paulo': (41, .34, .62, sao_paulo), 'munich': (34, .02, .34, munich), 'dubai': (21, .18, .42, dubai)}

def city(name):
    seed, tall, mean, mark = CITY[name]; rnd = random.Random(seed); lx, ly = 1.05, .75; ox, oy = -1.28, -1.05
    river = name in ('seoul', 'shanghai', 'dubai')
    def keep(x, y):
        if math.hypot(x - lx, y - ly) < {'seoul': 1.5, 'dubai': .95, 'munich': 1.15}.get(name, 1.25): return 0
        if abs(x - ox) < .50 and abs(y - oy) < .50: return 0
        if river and abs(y + 2.35 + .35 * math.sin(x * .9)) < .64: return 0
        near = max(0, -(x * .25 + y))                         # low towards the viewer
        return max(.14, 2.2 - .62 * near - (1.2 if abs(x - lx) < 1.3 and y < ly else 0))
    blocks(rnd, mean, tall, keep)
    if river:
        v, f = [], []
        for i in range(81):
            x = -HALF + .02 + (2 * HALF - .04) * i / 80; c = -2.35 - .35 * math.sin(x * .9); v += [(x, c - .36, .008), (x, c + .36, .008)]
        for i in range(80): f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        mesh('river', v, f, material('riverm', color='#2f86ad', rough=.10, coat=.5), smooth=False)
    mark(lx, ly)
    bx(ox, oy, .50, .50, 1.75, office()); bx(ox, oy, .30, .30, .12, office(), z=1.75); bx(ox, oy, .66, .66, .10, plain())

def shed(x, y, w, d, h, bays=6, m=None):
    """Production hall with a saw-tooth roof."""
    bx(x, y, w, d, h, m or white()); b = w / bays
    for i in range(bays):
        x0 = x - w / 2 + i * b; v = [(x0, y - d / 2, h), (x0 + b, y - d / 2, h), (x0 + b, y + d / 2, h), (x0, y + d / 2, h), (x0 + .02, y - d / 2, h + .30), (x0 + .02, y + d / 2, h + .30)]
        mesh('saw', v, [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)], glass() if i % 1 else plain(), smooth=False)
        v2 = [(x0 + .015, y - d / 2 + .08, h + .04), (x0 + .015, y + d / 2 - .08, h + .04), (x0 + .015, y + d / 2 - .08, h + .26), (x0 + .015, y - d / 2 + .08, h + .26)]
        mesh('light', v2, [(0, 1, 2, 3)], glass(), smooth=False)

def pipe(pts, r=.035, m=None): return sweep('pipe', pts, r, m or M('brand'), seg=16, res=10)

def blowers(x, y, n, rot=0.0, s=.16, z=0.0):
    """The row of machines, the only boxes of a plant in brand colours."""
    for i in range(n):
        px, py = x + i * s * 1.5 * math.cos(rot), y + i * s * 1.5 * math.sin(rot)
        bx(px, py, s, s * 1.2, s * 1.15, office(), z=z, rot=rot); cyl('sil', s * .16, s * .30, (px, py, z + s * 1.3), M('steel'))

def headquarters():
    bx(-1.0, -.6, 2.6, .9, 1.05, glass()); bx(-1.0, -.6, 2.7, 1.0, .06, plain(), z=1.05); bx(-2.05, -.6, .55, 1.02, 1.5, office()); bx(-1.0, -1.18, 1.0, .30, .04, plain(), z=.30)
    bx(-.2, .25, .8, .9, .55, plain())
    shed(1.0, 1.25, 3.6, 1.9, .55, 8); bx(2.1, -.35, 1.3, .9, .42); bx(-2.3, 1.6, 1.5, 1.4, .40)
    for k in range(3): cyl('vent', .07, .16, (-2.7 + k * .4, 1.6, .48), M('steel'))
    blowers(1.3, -1.15, 5)
    for k in range(16): tree(-3.4 + k * .44, -2.3, .14)
    for k in range(9): tree(3.5, -2 + k * .5, .13)
    for r in range(2):
        for k in range(9):
            if (k * 7 + r * 3) % 5: bx(-2.6 + k * .34, -3.0 - r * .5, .14, .27, .09, material('car%d' % ((k + r) % 3), color=('#8fa3b2', '#dfe6ec', '#3b5266')[(k + r) % 3], rough=.25), bevel=.03)

def basin(x, y, w, d, lanes=4, h=.26):
    wa = material('waterm', color='#2f86ad', rough=.10, coat=.5); t = .045
    bx(x, y, w - .02, d - .02, h - .08, wa)
    for s in (-1, 1): bx(x, y + s * (d / 2), w + t, t, h, plain()); bx(x + s * (w / 2), y, t, d, h, plain())
    for i in range(1, lanes): bx(x, y - d / 2 + d * i / lanes, w, t, h, plain())
    fo = material('foamm', color='#cfe8f3', rough=.5); rnd = random.Random(int(x * 10 + y * 100))
    for i in range(lanes):
        for k in range(int(w * 22)):
            s = rnd.uniform(.012, .026); lathe('f', [(0, s * .5), (s * .8, s * .25), (s, 0)], fo, 8, (x - w / 2 + .1 + (w - .2) * rnd.random(), y - d / 2 + d * (i + .5) / lanes + rnd.gauss(0, d / lanes * .10), h - .088))

def clarifier(x, y, r, h=.22):
    tube('wall', r - .04, r, h, (x, y, h / 2), plain(), bevel=.006, seg=96); cyl('w', r - .04, .02, (x, y, h - .07), material('waterm', color='#2f86ad', rough=.10, coat=.5), seg=96, bevel=0)
    tube('weir', r - .16, r - .13, .05, (x, y, h - .04), plain(), bevel=.004, seg=96); cyl('well', r * .16, .12, (x, y, h), plain(), seg=48); cyl('top', r * .06, .10, (x, y, h + .1), M('steel'))
    a = .6 + x; bx(x + r * .5 * math.cos(a), y + r * .5 * math.sin(a), r, .07, .03, plain(), z=h + .05, rot=a)
    for s in (-1, 1): bx(x + r * .5 * math.cos(a) - s * .03 * math.sin(a), y + r * .5 * math.sin(a) + s * .03 * math.cos(a), r, .006, .05, M('steel'), z=h + .08, rot=a, bevel=.001)

def wastewater():
    basin(-1.3, 1.35, 3.4, 1.9, 4); clarifier(1.75, 1.75, 1.0); clarifier(1.75, -.55, 1.0); clarifier(3.2, .6, .5)
    basin(-2.2, -.75, 1.6, .9, 2); bx(-.35, -.75, 1.5, 1.0, .42); bx(-.35, -.75, 1.56, 1.06, .04, plain(), z=.42)
    blowers(-.95, -1.55, 6); pipe([(-1.05, -1.32, .16), (0, -1.32, .16), (.42, -1.32, .16), (.5, -1.2, .16), (.5, -.4, .16), (.5, 0, .18), (.45, .25, .30), (.3, .30, .34), (-1.3, .30, .34), (-2.9, .30, .34)], .04)
    for i in range(4): pipe([(-2.6 + i * .86, .30, .34), (-2.6 + i * .86, .38, .34), (-2.6 + i * .86, .55, .36), (-2.6 + i * .86, .62, .28), (-2.6 + i * .86, .62, .20)], .024)
    for x in (-2.9, -2.15):
        cyl('dig', .33, .55, (x, -2.15, .275), white(), bevel=.03, seg=64); lathe('cone', [(.34, .55), (.06, .70), (0, .70)], plain(), 64, (x, -2.15, 0))
    bx(1.9, -2.3, 1.6, .6, .34); 
    for k in range(18): tree(-3.8 + k * .45, -3.2, .15); tree(-3.7 + k * .45, 3.3, .17)

BUILD = dict(headquarters=headquarters, wastewater=wastewater)
VIEWS = {  # camera, target, lens
    'wide': ((-4.6, -10.2, 5.4), (-.05, .05, .42), 47),
    'works': ((-4.1, -8.4, 4.3), (-.05, .0, .22), 47),
    'right': ((-4.9, -10.0, 5.0), (-.05, .0, .18), 48), 'tall': ((-5.2, -11.2, 4.6), (0, .2, 1.30), 46)}

if __name__ == '__main__':
    a = args(out='', place='seoul', view='wide', w=960, h=600, samples=18, strength=1.0, plate=False)
    reset(); _cards.clear(); plinth(a.view == 'right')
    if a.place in CITY: city(a.place)
    else: BUILD[a.place]()
    look_dark((0, 0, .5), k=2.6, strength=1.0, rim=.55)
    loc, target, lens = VIEWS[a.view if a.view != 'wide' else 'tall' if a.place in ('dubai', 'shanghai') else 'wide' if a.place in CITY else 'works']
    camera(loc, target, lens=lens, fstop=1.2, focus=target, shift=(-.20 if a.view == 'right' else 0, 0))
    quality(a.w, a.h, a.samples, exposure=.05, look='High Contrast', bounces=3, transparent=True)
    if a.plate: bpy.context.scene.view_layers[0].use_pass_z = True
    shoot(a.out, lambda im: on_night(im, (.5, .5), .8), a.strength)
    if a.plate: write_camera(a.out)
