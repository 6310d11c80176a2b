"""Machine hall at night, cabinets instanced along an aisle. One clean still with depth and camera, over which flow.py can
draw moving air.
views: aisle (down the hall) | heat (under the warm-air ducts to the heat exchanger)
  blender -b --factory-startup --python-exit-code 1 -P hall.py -- --view aisle --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets
from parts import *

def collection(name, fn):
    c = bpy.data.collections.new(name); before = set(bpy.data.objects); size = fn()
    for o in [o for o in bpy.data.objects if o not in before]:
        bpy.context.scene.collection.objects.unlink(o); c.objects.link(o)
    return c, size

def instance(coll, loc, rz=0):
    e = bpy.data.objects.new('inst', None); e.instance_type = 'COLLECTION'; e.instance_collection = coll
    e.location = loc; e.rotation_euler = (0, 0, rz)
    return link(e)

def duct(pts, w=.55, h=.42):
    """Rectangular duct with flanged joints along straight runs."""
    gal = material('galv', color='#9aa4ab', metallic=1, rough=.42, bump=('peel', 30, .25))
    for p, q in zip(pts, pts[1:]):
        v = Vector(q) - Vector(p); L = v.length; m = (Vector(p) + Vector(q)) / 2; ax = max(range(3), key=lambda i: abs(v[i]))
        size = [(L + (w if ax != 2 else 0), w, h), (w, L + w, h), (w, w * .8, L)][ax]
        box('duct', size, tuple(m), gal, .006)
        n = max(1, int(L / 1.1))
        for k in range(n):
            c = Vector(p) + v * ((k + .5) / n); s = list(size); s[ax] = .035
            for i in range(3):
                if i != ax: s[i] += .07
            box('joint', s, tuple(c), M('alu_cast'), .004)

def hall(model='rmx-l', n=6, gap=2.2, heat=False, second=True):
    c, (W, D, H) = collection('machine', lambda: cabinets.build(model))
    for i in range(n): instance(c, (2.15, i * gap, 0), -R90)
    if second:
        for i in range(n): instance(c, (-3.55, i * gap + 1.0, 0), R90)
    box('floor', (30, 60, .2), (0, 12, -.1), material('epoxy', color='#0d1f33', rough=.18, spec=.5), 0)
    for x in (-1.30, .35): box('lane', (.05, 40, .004), (x, 14, .002), M('brand'), 0)
    wall = material('wall', color='#122438', rough=.6); col = material('col', color='#1b3148', rough=.5)
    box('wr', (.2, 60, 8), (6.2, 12, 4), wall, 0); box('wl', (.2, 60, 8), (-7.6, 12, 4), wall, 0); box('we', (16, .2, 8), (0, 19, 4), wall, 0)
    for i in range(8):
        for x in (5.9, -7.3): box('col', (.36, .36, 7), (x, -2 + i * 3.0, 3.5), col, .01)
        box('beam', (14, .22, .42), (-.7, -2 + i * 3.0, 5.4), col, .01)
    for x, sg, o in ((3.2, 1, 0), (-4.6, -1, 1.0)) if second else ((3.2, 1, 0),):          # discharge header and its drop pipes
        cyl('header', .28, 34, (x + .1 * sg, 12, 2.75), M('stainless'), (R90, 0, 0), bevel=.01, seg=96)
        for i in range(12): tube('hb', .28, .37, .05, (x + .1 * sg, -3 + i * 2.25, 2.75), M('steel'), (R90, 0, 0))
        for i in range(n):
            y = i * gap + o
            cyl('drop', .11, 1.2, (x + .1 * sg, y, 2.0), M('stainless'), bevel=.004); flange((x + .1 * sg, y, 1.85), (0, 0, 0), .11)
    if heat:                                                  # warm exhaust air: a riser on every machine, the main duct, the heat exchanger
        for i in range(n): duct([(2.05, i * gap - .1, H), (2.05, i * gap - .1, 3.55)], .46, .46)
        duct([(2.05, -4, 3.75), (2.05, 15, 3.75)], .62, .50)
        for i in range(n): softbox('warm', (1.45, i * gap + .2, 2.1), (2.05, i * gap - .1, 2.9), .5, 16, '#ff9c5c')
    for x in (-2.6, .9):                                     # visible lamps; one long light per row does the lighting
        for i in range(7): box('lamp', (.14, 2.0, .06), (x, -1 + i * 3.0, 4.9), glow('lamp', '#d9f1ff', 9), .01)
        softbox('l', (x, 8, 4.8), (x, 8, 0), .3, 680, '#d9f1ff', size_y=20, visible=False)
    softbox('end', (-.5, 18.2, 2.6), (-.5, 0, 1.0), 4.5, 40, '#8fd8f5', size_y=3.2, visible=False)
    for k in range(13): box('window', (.16, .05, 3.6), (-3.9 + k * .55, 18.7, 2.3), glow('window', '#7cc9ea', 1.5), .02)

VIEWS = {  # camera, target, lens, shift that leaves room at the left, hall arguments
    'aisle': ((-.75, -6.0, 1.55), (-.55, 10, 1.60), 30, -.13, dict()),
    'heat':  ((-1.15, -3.2, 1.50), (1.55, 4.2, 2.05), 30, 0, dict(heat=True, second=False)),
}

if __name__ == '__main__':
    a = args(out='', view='aisle', model='', w=1280, h=720, samples=64, strength=1.0, exposure=.55)
    reset()
    loc, target, lens, shift, kw = VIEWS[a.view]
    if a.model: kw['model'] = a.model
    hall(**kw)
    hdri([], '#02060c', '#0b1a2b', '#0d2036', .6)
    camera(loc, target, lens=lens, shift=(shift, 0))
    quality(a.w, a.h, a.samples, exposure=a.exposure, look='High Contrast', bounces=4)
    bpy.context.scene.view_layers[0].use_pass_z = True
    shoot(a.out, lambda im: glare(tonemap(im)[..., :3], amount=.5), a.strength)
    write_camera(a.out)
