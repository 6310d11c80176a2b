"""Cabinets shoulder to shoulder in front view, on one floor line, the last one cut by the right edge. Transparent.
  blender -b --factory-startup --python-exit-code 1 -P row.py -- --model rmx-m --out x.png"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets
from parts import *
from hall import collection, instance

GAP, BELOW, LEFT = .06, .10, .04                              # between cabinets, under them and before the first, m

if __name__ == '__main__':
    a = args(out='', model='rmx-m', n=7, width=4.30, w=2400, h=800, samples=40, strength=1.0)
    reset(); c, (W, D, H) = collection('machine', lambda: cabinets.build(a.model))
    side = [o for o in c.objects if o.location.x > W / 2 - .02 and o.name.split('.')[0] in ('pipe', 'dark', 'collar', 'bellows', 'flange')]
    for o in [k for o in side for k in (*o.children, o)]: bpy.data.objects.remove(o)      # the discharge of RMX, at its side
    for i in range(a.n): instance(c, (i * (W + GAP) + W / 2, 0, 0))
    w = round(a.w * 1.1); width = a.width * w / a.w; m = width / 2 - LEFT; cam = cabinets.stage((W, D, H), 'front', 'alpha', w, a.h, az=0)
    tall = a.width * a.h / a.w; cam.data.type = 'ORTHO'; cam.data.ortho_scale = width; cam.data.shift_y = 0; cam.location = (m, -12, tall / 2 - BELOW); cam.rotation_euler = (R90, 0, 0)
    p = [o for o in bpy.data.objects if o.is_shadow_catcher][0]; p.location.x = m; p.scale = (4, 4, 1)
    quality(w, a.h, a.samples, transparent=True, exposure=.35, look='Medium High Contrast')
    shoot(a.out, lambda im: on_alpha(im)[:, :a.w], a.strength)            # cut where nothing fades
