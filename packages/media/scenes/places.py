"""Wastewater works as an architectural model: white card on a plinth in the night studio, with the blowers in brand colours.
The model conveys the idea of the place and is not accurate.
--view works | right (room for text at the left, on dark ground); --plate 1 also writes depth and camera, for the air of flow.py
  blender -b --factory-startup --python-exit-code 1 -P places.py -- --out x.png"""
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

def bx(x, y, w, d, h, m=None, z=0.0, rot=0.0, bevel=.008):
    return box('b', (w, d, h), (x, y, z + h / 2), m or white(), bevel, 2, (0, 0, rot))

def plinth(dark=False):
    box('plinth', (HALF * 2 + .3, HALF * 2 + .3, .16), (0, 0, -.08 - .004), material('plinth', color='#20384d', rough=.42), .02)
    box('edge', (HALF * 2 + .304, HALF * 2 + .304, .014), (0, 0, -.10), M('brand'), .002)
    box('ground', (HALF * 2 + .1, HALF * 2 + .1, .01), (0, 0, 0), material('ground', color='#22384a' if dark else '#8496a4', rough=.6), .003)

def tree(x, y, s=.09):
    cyl('t', .006, s * 1.0, (x, y, s * .5), M('graphite'), bevel=0, seg=8)
    lathe('c', [(0, s * .55), (s * .42, s * .8), (s * .46, s * 1.15), (s * .25, s * 1.55), (0, s * 1.7)], material('tree', color='#9fb3ae', rough=.8), 12, (x, y, 0))

def pipe(pts, r=.035, m=None): return sweep('pipe', pts, r, m or M('brand'), seg=16, res=10)

def blowers(x, y, n, rot=0.0, s=.16, z=0.0):
    """The row of machines, the only boxes of a plant in brand colours."""
    for i in range(n):
        px, py = x + i * s * 1.5 * math.cos(rot), y + i * s * 1.5 * math.sin(rot)
        bx(px, py, s, s * 1.2, s * 1.15, office(), z=z, rot=rot); cyl('sil', s * .16, s * .30, (px, py, z + s * 1.3), M('steel'))

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

VIEWS = {  # camera, target, lens
    'works': ((-4.1, -8.4, 4.3), (-.05, .0, .22), 47),
    'right': ((-4.9, -10.0, 5.0), (-.05, .0, .18), 48)}

if __name__ == '__main__':
    a = args(out='', view='works', w=960, h=600, samples=18, strength=1.0, plate=False)
    reset(); _cards.clear(); plinth(a.view == 'right'); wastewater()
    look_dark((0, 0, .5), k=2.6, strength=1.0, rim=.55)
    loc, target, lens = VIEWS[a.view]
    camera(loc, target, lens=lens, fstop=1.2, focus=target, shift=(-.20 if a.view == 'right' else 0, 0))
    quality(a.w, a.h, a.samples, exposure=.05, look='High Contrast', bounces=3, transparent=True)
    if a.plate: bpy.context.scene.view_layers[0].use_pass_z = True
    shoot(a.out, lambda im: on_night(im, (.5, .5), .8), a.strength)
    if a.plate: write_camera(a.out)
