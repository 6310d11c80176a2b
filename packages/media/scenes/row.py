"""Cabinets shoulder to shoulder in front view, on one floor line, the last one cut by the right edge. Transparent.
EMX discharges upwards, so its row has the pipes from the roofs into an air main, which hangs from rods that fade at the top.
  blender -b --factory-startup --python-exit-code 1 -P row.py -- --model rmx-m --out x.png
  blender -b --factory-startup --python-exit-code 1 -P row.py -- --model emx-m --n 5 --gap .2 --main 1.86 --width 6 --h 820 --out x.png"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets
from parts import *
from hall import collection, instance

BELOW, LEFT = .10, .04                                        # under the cabinets and before the first, m

def air_main(outlets, y, roof, z, end, r, R=.15):
    """A pipe with a valve from each outlet, radius r, into a main of radius R at height z, which starts with a blind flange."""
    pipe = M('stainless'); start = outlets[0] - .34
    cyl('main', R, end - start, ((start + end) / 2, y, z), pipe, (0, R90, 0), bevel=.004, seg=96)
    cyl('blind', R * 1.36, .03, (start - .015, y, z), M('steel'), (0, R90, 0), seg=96)
    tube('weld', R, R * 1.36, .03, (start + .017, y, z), M('steel'), (0, R90, 0))
    for x in outlets:
        cyl('riser', r, z - roof, (x, y, (z + roof) / 2), pipe, bevel=.002)
        tube('saddle', r, r * 1.22, .05, (x, y, z - R - .008), pipe)
        for h in (.02, .115): flange((x, y, roof + h), (0, 0, 0), r)
        cyl('valve', r * 1.18, .066, (x, y, roof + .068), M('graphite'))
        cyl('stem', .016, .12, (x, y - r * 1.18 - .05, roof + .068), M('steel'), (R90, 0, 0))
        box('lever', (.21, .016, .026), (x + .075, y - r * 1.18 - .10, roof + .068), M('brand'), .006)
        h = x + .62                                           # a hanger between two outlets
        tube('clamp', R, R * 1.10, .045, (h, y, z), M('graphite'), (0, R90, 0))
        cyl('rod', .009, 1.0, (h, y, z + R + .5), M('steel'), bevel=0)

def fade_top(im, part=.03):
    """Rows are from the bottom."""
    im = im.copy(); n = round(len(im) * part); im[-n:, :, 3] *= np.linspace(1, 0, n, dtype=im.dtype)[:, None]
    return im

if __name__ == '__main__':
    a = args(out='', model='rmx-m', n=7, width=4.30, w=2400, h=800, gap=.06, main=0.0, samples=40, strength=1.0)
    reset(); c, (W, D, H) = collection('machine', lambda: cabinets.build(a.model))
    side = [o for o in c.objects if o.location.x > W / 2 - .02 and o.name.split('.')[0] in ('pipe', 'dark', 'collar', 'bellows', 'flange')]
    for o in [k for o in side for k in (*o.children, o)]: bpy.data.objects.remove(o)      # the discharge of RMX, at its side
    for i in range(a.n): instance(c, (i * (W + a.gap) + W / 2, 0, 0))
    if a.main:
        tall = H + .16 + .12 * D                              # top of the outlet of EMX
        air_main([i * (W + a.gap) + W * .80 for i in range(a.n)], D * .10, tall, a.main, a.width * 1.2, .050 + .055 * D)
    w = round(a.w * 1.1); width = a.width * w / a.w; m = width / 2 - LEFT; cam = cabinets.stage((W, D, H), 'front', 'alpha', w, a.h, az=0)
    tall = a.width * a.h / a.w; cam.data.type = 'ORTHO'; cam.data.ortho_scale = width; cam.data.shift_y = 0; cam.location = (m, -12, tall / 2 - BELOW); cam.rotation_euler = (R90, 0, 0)
    p = [o for o in bpy.data.objects if o.is_shadow_catcher][0]; p.location.x = m; p.scale = (4, 4, 1)
    quality(w, a.h, a.samples, transparent=True, exposure=.35, look='Medium High Contrast')
    cut = lambda im: on_alpha(im)[:, :a.w]                                # where nothing fades
    shoot(a.out, (lambda im: fade_top(cut(im))) if a.main else cut, a.strength)
