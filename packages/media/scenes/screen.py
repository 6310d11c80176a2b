"""Close-up of the touch screen on the head of a cabinet.
--lit 0 renders the glass dark and writes <out>.json with the corners of the screen: the plate onto which films.py lays
the frames of hmi.html.
  blender -b --factory-startup --python-exit-code 1 -P screen.py -- --out x.png"""
import sys, os, math, json
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cabinets import *
from bpy_extras.object_utils import world_to_camera_view

if __name__ == '__main__':
    a = args(out='', model='rmx-l', w=1200, h=675, samples=64, lit=True, strength=1.0, az=-26.0, dist=.86)
    reset(); W, D, H = build(a.model)
    hm = [o for o in bpy.data.objects if o.name.startswith('hmi')][0]
    bpy.context.view_layer.update()
    c = sum((hm.matrix_world @ v.co for v in hm.data.vertices), Vector()) / 4
    if not a.lit: hm.data.materials[0] = M('glass_blk')
    look_dark(tuple(c), k=.8, front=1.2)
    az = math.radians(a.az); t = c + Vector((-.012, 0, -.006))
    camera(t + Vector((a.dist * math.sin(az), -a.dist * math.cos(az), .20)), t, lens=68, fstop=4.0, focus=tuple(c + Vector((-.02, 0, 0))))
    quality(a.w, a.h, a.samples, transparent=True, exposure=.6, look='High Contrast')
    if not a.lit:
        bpy.context.view_layer.update()
        P = [world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, hm.matrix_world @ v.co) for v in hm.data.vertices]
        json.dump([[p.x * a.w, (1 - p.y) * a.h] for p in P], open(a.out.replace('.png', '.json'), 'w'))       # bottom left, bottom right, top right, top left
    shoot(a.out, lambda im: on_night(im, (.55, .4), .8), a.strength)
