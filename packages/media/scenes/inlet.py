"""Maintenance: the inlet filters with their silencers on the roof of a MAX, one with its hood taken off.
  blender -b --factory-startup --python-exit-code 1 -P inlet.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cabinets import *

R, DRUM, PACK = .165, .17, .30                               # radius, height of the silencer and of the filter above it

def group(fn, loc=(0, 0, 0), rz=0.0):
    e0 = set(bpy.data.objects); fn()
    g = parent([o for o in bpy.data.objects if o not in e0 and o.parent is None]); g.location = loc; g.rotation_euler.z = rz
    return g

def drum():
    """Silencer: a stainless drum bolted to the roof."""
    tube('flange', R * .8, R * 1.22, .018, (0, 0, .009), M('graphite'), bevel=.004)
    for k in range(12):
        t = 2 * math.pi * k / 12; hexbolt(.011, .012, (R * 1.12 * math.cos(t), R * 1.12 * math.sin(t), .024))
    lathe('drum', [(R * 1.0, .018), (R, DRUM - .03), (R * 1.03, DRUM - .02), (R * 1.03, DRUM), (0, DRUM)], M('stainless'), 192, autosmooth=30)
    for z in (.05, DRUM - .055): tube('bead', R - .002, R + .006, .012, (0, 0, z), M('stainless'), bevel=.005, seg=192)

def cartridge():
    """Pleated filter element with its end plates and the threaded rod."""
    n = 70; V, F = [], []
    for i in range(2 * n):
        t = math.pi * i / n; r = R * (.93 if i % 2 else .76); V += [(r * math.cos(t), r * math.sin(t), DRUM + .022), (r * math.cos(t), r * math.sin(t), DRUM + PACK - .022)]
    for i in range(2 * n): j = (i + 1) % (2 * n); F.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
    mesh('media', V, F, material('fmedia', color='#f4f8fa', rough=.95), smooth=False)
    for z in (DRUM + .011, DRUM + PACK - .011): tube('end', R * .55, R * .99, .022, (0, 0, z), M('brand'), bevel=.006, seg=160)
    for k in (.25, .5, .75): tube('bead', R * .925, R * .945, .005, (0, 0, DRUM + PACK * k), M('white'), bevel=.002, seg=160)
    cyl('plate', R * .58, .010, (0, 0, DRUM + PACK - .003), M('alu'), bevel=.002, seg=96)
    cyl('rod', .008, .08, (0, 0, DRUM + PACK + .035), M('steel'), bevel=.001, seg=32); hexbolt(.017, .014, (0, 0, DRUM + PACK + .008))
    cyl('washer', .024, .003, (0, 0, DRUM + PACK + .001), M('steel'), bevel=.001)

def hood(z):
    """Perforated skirt under a navy dome, standing on z."""
    lathe('skirt', [(R * 1.04, z), (R * 1.04, z + PACK * .82)], perforated('perforated', 120, 125), 192)
    for q, h in ((.008, .016), (PACK * .41, .012), (PACK * .80, .02)): tube('band', R * 1.035, R * 1.06, h, (0, 0, z + q), M('steel'), bevel=.003, seg=192)
    t = z + PACK * .84
    lathe('dome', [(R * 1.03, t), (R * 1.20, t - .010), (R * 1.23, t), (R * 1.21, t + .014)] + [(R * 1.19 * math.cos(a), t + .016 + .062 * math.sin(a)) for a in [R90 * k / 14 for k in range(15)]], M('paint_dk'), 192, autosmooth=40)
    cyl('nut', .012, .03, (0, 0, t + .088), M('steel'), bevel=.003, seg=32); sweep('wing', [(-.045, 0, t + .105), (-.02, 0, t + .092), (.02, 0, t + .092), (.045, 0, t + .105)], .006, M('steel'), 12)
    for k in range(4):                                        # toggle latches
        a = R90 * k + .5; c = Vector((math.cos(a), math.sin(a), 0)) * R * 1.075
        box('latch', (.010, .024, .060), (c.x, c.y, z + .018), M('steel'), .003, rot=(0, 0, a)); box('hook', (.012, .012, .020), (c.x * 1.01, c.y * 1.01, z + .055), M('graphite'), .003, rot=(0, 0, a))

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=64, strength=1.0)
    reset(); W, D, H = build('max75')
    for o in [o for o in bpy.data.objects if o.name.split('.')[0] in ('sil', 'silc', 'band', 'cap', 'gap')]: bpy.data.objects.remove(o)
    y = -D / 2 + .34
    for x in (-.66, -.02): group(drum, (x, y, H))
    group(lambda: hood(DRUM), (-.66, y, H)); group(cartridge, (-.02, y, H)); group(lambda: hood(0), (.46, y + .02, H), .4)
    for x in (-.66, -.02):
        g = gauge(.043, .30 if x < -.1 else .72); g.location = (x - .02, y - R - .004, H + .088); g.rotation_euler.z = -.12
    look_dark((-.1, y, H + .2), k=.9, front=2.6)
    softbox('key', (-1.6, -2.4, H + 1.3), (-.1, y, H + .25), .9, 15, '#f0f8fd'); softbox('back', (.9, 1.0, H + 1.1), (0, y, H + .3), .8, 20, BRAND)
    camera((-.95, -2.75, H + .66), (-.075, y, H + .185), lens=53, fstop=5.6, focus=(-.1, y - .1, H + .2))
    quality(a.w, a.h, a.samples, transparent=True, exposure=.4, look='High Contrast')
    shoot(a.out, lambda im: on_night(im, (.55, .4), .75), a.strength)
