"""One part of pmsm.py for an orthographic camera that all parts share (azimuth 38 deg, elevation 18 deg), centred on its own
origin, with a transparent ground and the light of the night. Moved along the axis, the stills fit together at any distance.
  blender -b --factory-startup --python-exit-code 1 -P shaft_parts.py -- --part impeller --px 255 --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import pmsm

AZIMUTH, ELEVATION = 38, 18
a = args(out='x.png', part='impeller', px=255, samples=96)
reset(); root, parts = pmsm.build()
shown = [part for name, part in parts if name == a.part][0]
for name, part in parts:
    part.location.x = 0
    if part != shown:
        for o in part.children_recursive: o.hide_render = True
box = 3.2 if a.part == 'rotor' else 2.5; px = int(box * a.px)
look_dark((0, 0, 0), k=2.0, front=2.0, rim=1.0); root.rotation_euler = (0, 0, math.radians(AZIMUTH))
e = math.radians(ELEVATION)
cam = camera((0, -12 * math.cos(e), 12 * math.sin(e)), (0, 0, 0))
cam.data.type = 'ORTHO'; cam.data.ortho_scale = box
quality(px, px, a.samples, transparent=True, exposure=.45, look='High Contrast')
shoot(a.out, tonemap)
