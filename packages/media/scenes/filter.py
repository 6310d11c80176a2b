"""Maintenance: the filter bay of an EMX cabinet with its cassette pulled out. Night look, close-up.
  blender -b --factory-startup --python-exit-code 1 -P filter.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cabinets import *

def cassette(w, h, d=.10, pleats=26):
    """Pleated filter element in a frame; front = -Y, centre at the origin."""
    e = set(bpy.data.objects); fr = M('alu_cast')
    for s in (-1, 1):
        box('fv', (.018, d, h), (s * (w / 2 - .009), 0, 0), fr, .004); box('fh', (w, d, .018), (0, 0, s * (h / 2 - .009)), fr, .004)
    V, F = [], []
    for i in range(pleats * 2 + 1):
        x = -w / 2 + .018 + (w - .036) * i / (pleats * 2); y = -d * .40 if i % 2 else -d * .05
        V += [(x, y, -h / 2 + .018), (x, y, h / 2 - .018)]
    for i in range(pleats * 2): F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh('media', V, F, material('fmedia', color='#f4f8fa', rough=.95), smooth=False)
    for k in (-.25, 0, .25): box('bead', (w - .036, .010, .006), (0, -d * .40, k * h), M('white'), .002)
    box('pull', (.09, .03, .016), (0, -d / 2 - .012, h / 2 - .10), M('brand'), .005)
    return parent([o for o in bpy.data.objects if o not in e and o.parent is None], 'cassette')

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=64, strength=1.0)
    reset(); W, D, H = build('emx-l')
    g = cassette(.345, 1.06); g.location = (-W / 2 + .05 + .16, -D / 2 - .42, .76); g.rotation_euler.z = math.radians(24)
    stage((W, D, H), 'front', 'night', a.w, a.h)
    look_dark((-.3, -D / 2, .9), k=1.1, front=4.0)
    camera((1.15, -4.1, 1.42), (-.10, -D / 2 - .10, .86), lens=66, fstop=5.6, focus=(-.33, -D / 2 - .25, .9))
    softbox('fill', (-1.6, -3.0, 1.5), (-.45, -D / 2 - .4, .8), 1.0, 26, '#eaf5fc')
    quality(a.w, a.h, a.samples, transparent=True, exposure=.3, look='High Contrast')
    shoot(a.out, lambda im: on_night(im, (.5, .4), .7), a.strength)
