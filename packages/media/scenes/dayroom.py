"""A blower room by day: a row of RMX in the sun of high windows, their discharge pipes rising into one header.
  blender -b --factory-startup --python-exit-code 1 -P dayroom.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets
from parts import *
from hall import collection, instance

X0, PITCH, N, HEAD = 1.25, 2.15, 4, 2.85                     # row of machines: x, distance, number; height of the header

def riser(y0, size):
    """From a machine's flange round an elbow, through check valve and butterfly valve, up into the header."""
    W, D, H = size; r = .050 + .055 * W; x = X0 + D * .20; z = .13 + r * 1.8; y = y0 - W / 2 - (.16 + .14 * W); v = y - .26
    st = M('stainless'); flange((x, y - .016, z), (R90, 0, 0), r, 8)
    bend = [(x, y, z), (x, y - .06, z)] + [(x, v + .20 - .20 * math.sin(t), z + .20 - .20 * math.cos(t)) for t in [R90 * k / 8 for k in range(9)]] + [(x, v, z + .30)]
    sweep('elbow', bend, r, st, 48, 6)
    cyl('pipe', r, HEAD - z - .25, (x, v, (HEAD + z + .25) / 2), st, bevel=.002, seg=96)
    for q in (z + .32, z + .56, z + .86, HEAD - .36):
        for s in (-1, 1): flange((x, v, q + s * .015), (0 if s > 0 else math.pi, 0, 0), r, 8, .024)
    cyl('check', r * 1.25, .17, (x, v, z + .44), M('paint_dk'), bevel=.02, seg=96)
    cyl('valve', r * 1.2, .06, (x, v, z + .71), M('paint_dk'), bevel=.01, seg=96); tube('vb', r, r * 1.06, .20, (x, v, z + .71), st, bevel=.002)
    cyl('stem', .018, .16, (x - r * 1.2 - .06, v, z + .71), M('steel'), (0, R90, 0), bevel=.003, seg=32); box('lever', (.016, .026, .24), (x - r * 1.2 - .13, v, z + .80), M('brand'), .006)
    g = gauge(.055, .52); g.location = (x, v - r - .05, z + 1.12); cyl('gs', .010, .06, (x, v - r - .02, z + 1.12), M('steel'), (R90, 0, 0), bevel=.001, seg=24)
    tube('collar', r, r * 1.25, .03, (x, v, HEAD - .24), st, bevel=.006)

def windows(x, y0, n, pitch=2.6, w=2.1, z0=1.05, z1=3.55):
    """A wall along Y with tall windows, the sky behind."""
    wall = material('wall', color='#c6cfd5', rough=.7); fr = material('frame', color='#3b4650', rough=.4)
    L = n * pitch; box('below', (.3, L, z0), (x, y0 + L / 2, z0 / 2), wall, 0); box('above', (.3, L, 1.2), (x, y0 + L / 2, z1 + .6), wall, 0)
    for k in range(n + 1): box('pier', (.3, pitch - w, z1 - z0 + .02), (x, y0 + k * pitch, (z0 + z1) / 2), wall, 0)
    for k in range(n):
        y = y0 + (k + .5) * pitch; zm = (z0 + z1) / 2
        box('pane', (.02, w, z1 - z0), (x - .14, y, zm), glow('sky', '#b9def2', 2.2), 0)
        for u in (-.5, -.25, 0, .25, .5): box('m', (.07, .05, z1 - z0), (x + .05, y + u * w, zm), fr, .006)
        for u in (-.5, -.17, .17, .5): box('m', (.07, w + .05, .05), (x + .05, y, zm + u * (z1 - z0)), fr, .006)
        box('sill', (.42, w + .1, .04), (x + .08, y, z0), material('sill', color='#c3cacf', rough=.4), .008)
        softbox('day', (x + .25, y, zm), (x + 3, y - .2, zm - 1.2), w, 24, '#e6f3fb', size_y=z1 - z0, visible=False)

if __name__ == '__main__':
    a = args(out='', w=1280, h=720, samples=64, strength=1.0)
    reset(); c, size = collection('machine', lambda: cabinets.build('rmx-l'))
    for k in range(N): instance(c, (X0, k * PITCH, 0), -R90); riser(k * PITCH, size)
    x = X0 + size[1] * .20; end = N * PITCH + 1.6; st = M('stainless')
    cyl('header', .25, end + 4, (x, (end - 4) / 2, HEAD), st, (R90, 0, 0), bevel=.01, seg=128)
    for k in range(8): tube('joint', .25, .33, .05, (x, -3.2 + k * PITCH * .75, HEAD), M('steel'), (R90, 0, 0))
    for k in range(6):
        y = -2.6 + k * 2.3
        for s in (-.30, .30): cyl('rod', .012, 1.6, (x + s, y, HEAD + .75), M('graphite'), bevel=.001, seg=16)
        box('hanger', (.70, .06, .05), (x, y, HEAD - .275), M('graphite'), .004)
    box('floor', (20, 40, .2), (0, 6, -.1), material('epoxy_day', color='#87939b', rough=.22, spec=.5), 0)
    for q in (-.55, .28): box('lane', (.07, 30, .003), (q, 6, .0015), M('brand'), 0)
    for k in range(N): box('plinth', (1.55, 1.15, .07), (X0, k * PITCH, .0), material('plinth', color='#6f7a82', rough=.6), .01)
    wall = material('wall', color='#c6cfd5', rough=.7)
    box('right', (.2, 40, 5), (3.1, 6, 2.5), wall, 0); box('rear', (12, .2, 5), (0, end, 2.5), wall, 0); box('ceiling', (12, 40, .2), (0, 6, 4.45), wall, 0)
    for k in range(8): box('beam', (12, .24, .36), (0, -3 + k * 1.9, 4.2), material('steelwork', color='#b5bfc6', rough=.5), .01)
    box('dado', (12, .02, .30), (0, end - .11, 1.0), M('brand'), 0); box('door', (1.3, .06, 2.3), (-1.2, end - .12, 1.15), M('paint_dk'), .01); box('vis', (.40, .02, .9), (-1.2, end - .16, 1.5), glow('sky', '#b9def2', 2.2), .01)
    windows(-3.3, -4.4, 6)
    sun = bpy.data.lights.new('sun', 'SUN'); sun.energy = 7; sun.angle = math.radians(.8); sun.color = srgb('#fff0da')[:3]
    o = link(bpy.data.objects.new('sun', sun)); o.rotation_euler = Vector((1.0, .30, -.56)).to_track_quat('-Z', 'Y').to_euler()
    for m in [q for q in bpy.data.objects if q.name.split('.')[0] == 'pane']: m.visible_shadow = False
    hdri([], '#6d7880', '#9fb4c2', '#cfe4f1', .12)
    softbox('fill', (-1.5, -4.5, 3.4), (.8, 2.5, 1.0), 2.4, 34, '#f2f8fc', visible=False)
    camera((-1.75, -3.9, 1.62), (.86, 2.2, 1.38), lens=27)
    quality(a.w, a.h, a.samples, exposure=.3, look='High Contrast')
    shoot(a.out, lambda im: tonemap(im)[..., :3], a.strength)
