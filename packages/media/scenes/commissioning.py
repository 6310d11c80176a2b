"""Commissioning: a laptop on a service stand before the control head of an RMX, connected to its service port.
  blender -b --factory-startup --python-exit-code 1 -P commissioning.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cabinets import *
from hall import collection, instance

def slab(name, w, d, h, r, mat, bevel=.002):
    """Plate with rounded corners, centred, upper face at z = 0."""
    bm = bmesh.new(); n = 8; P = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(n + 1):
            a = R90 * (k + i / n); P.append(bm.verts.new((sx * (w / 2 - r) + r * math.cos(a), sy * (d / 2 - r) + r * math.sin(a), 0)))
    face = bm.faces.new(P); q = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, 0, -h), verts=[v for v in q['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    edges = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(bm, geom=edges, offset=min(bevel, h * .45), segments=3, profile=.5, affect='EDGES')
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
    me.materials.append(mat); return link(bpy.data.objects.new(name, me))

def laptop(w=.345, d=.238, lean=18):
    """Open laptop facing -Y; its feet stand at z = 0."""
    e0 = set(bpy.data.objects); body = material('body', color='#59636c', metallic=1, rough=.34, bump=('peel', 900, .08)); t = .0165
    slab('base', w, d, t - .003, .012, body).location.z = t
    slab('well', w * .88, d * .50, .0012, .006, M('void'), .0004).location = (0, d * .15, t + .0003)
    key = material('key', color='#15191d', rough=.45)
    for row in range(6):                                      # rows from the back; function keys are flat, the last row has the space bar
        y = d * .15 + d * .22 - row * .0182; kh = .0148 if row else .009
        widths = {5: [1, 1, 1, 1.2, 5.4, 1.2, 1, 1, 1.2]}.get(row, [1] * 14 if row < 2 else [1.3] + [1] * 12 + [.7] if row == 2 else [1.6] + [1] * 11 + [1.4])
        x, unit = -w * .425, w * .85 / sum(widths)
        for k in widths:
            box('k', (k * unit - .0024, kh, .0026), (x + k * unit / 2, y, t + .0016), key, .0011, 2); x += k * unit
    slab('pad', w * .30, d * .27, .001, .004, material('pad', color='#4a535b', metallic=.9, rough=.28), .0003).location = (0, -d * .31, t + .0006)
    for s in (-1, 1): box('foot', (.03, .012, .004), (s * w * .36, d * .30, .002), M('rubber'), .001)
    for s in (-1, 1): box('foot', (.03, .012, .004), (s * w * .36, -d * .40, .002), M('rubber'), .001)
    cyl('hinge', .006, w * .72, (0, d / 2 - .006, t - .001), M('graphite'), (0, R90, 0), bevel=.001, seg=24)
    e1 = set(bpy.data.objects)                                # the lid, upright, its hinge at the origin
    h = w * .655; lid = slab('lid', w, h, .0055, .012, body); lid.rotation_euler = (R90, 0, 0); lid.location = (0, -.0, h / 2)
    gl = slab('glass', w - .008, h - .008, .0006, .009, M('glass_blk'), .0002); gl.rotation_euler = (R90, 0, 0); gl.location = (0, -.0005, h / 2)
    display(w * .93, 'service', 1.05).location = (0, -.0011, h / 2 + .004)
    top = parent([o for o in bpy.data.objects if o not in e1], 'lid'); top.location = (0, d / 2 - .006, t); top.rotation_euler = (-math.radians(lean), 0, 0)
    return parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'laptop')

def stand(z, w=.50, d=.36):
    """Tray with a raised edge on a column."""
    e0 = set(bpy.data.objects)
    slab('tray', w, d, .012, .02, M('paint'), .003).location.z = z
    box('lip', (w - .04, .006, .022), (0, -d / 2 + .004, z + .004), M('brand'), .002)
    box('clamp', (.11, .11, .05), (0, .03, z - .036), M('graphite'), .008); cyl('column', .022, z - .05, (0, .03, (z - .05) / 2), M('steel'), bevel=.002)
    cyl('collar', .032, .09, (0, .03, z * .62), M('graphite'), bevel=.004); cyl('knob', .016, .05, (.045, .03, z * .62), M('rubber'), (0, R90, 0), bevel=.005, seg=24)
    for k in range(5):
        a = 2 * math.pi * k / 5 + .3; c, s = math.cos(a), math.sin(a)
        box('leg', (.30, .04, .028), (.15 * c, .03 + .15 * s, .085), M('graphite'), .008, rot=(0, 0, a)); cyl('wheel', .032, .024, (.28 * c, .03 + .28 * s, .033), M('rubber'), (R90, 0, a + .4), bevel=.006, seg=32)
    return parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'stand')

def port(f, u, v):
    """Service port with its hinged cover open and a plug in it."""
    fbox(f, 'pp', .062, .008, .048, u, v, .003, M('steel'), .004); fbox(f, 'hole', .024, .004, .020, u, v, .006, M('void'), .001)
    fbox(f, 'cover', .052, .005, .042, u, v + .046, .020, M('graphite'), .003, rx=math.radians(62)); fbox(f, 'plug', .014, .040, .011, u, v, .024, material('plug', color='#c8d6df', rough=.3), .003)
    fbox(f, 'boot', .013, .022, .012, u, v, .050, M('brand'), .004)

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=64, strength=1.0)
    reset(); W, D, H = build('rmx-l'); F = Face('front', W, D)
    pu, pv = -.225, .965; port(F, pu, pv)
    z = .90; turn = math.radians(-16); at = Vector((.33, -D / 2 - .50, 0))
    s = stand(z); s.location = at; s.rotation_euler.z = turn
    l = laptop(); l.location = at + Vector((0, 0, z)); l.rotation_euler.z = turn
    side = at + Matrix.Rotation(turn, 3, 'Z') @ Vector((-.172, .05, z + .010))
    out = Matrix.Rotation(turn, 3, 'Z') @ Vector((-1, 0, 0)); p = Vector(F.at(pu, pv, .058))
    sweep('cable', [side, side + out * .05, side + out * .13 + Vector((0, .05, -.05)), side + out * .16 + Vector((-.02, .18, -.16)), p + Vector((.05, -.16, -.13)), p + Vector((0, -.10, -.02)), p + Vector((0, -.03, 0)), p], .0034, M('brand'), seg=16, res=24)
    tip = material('plug', color='#c8d6df', rough=.3); b = box('plug2', (.026, .013, .010), tuple(side + out * .012), tip, .003); b.rotation_euler.z = turn
    look_dark((.1, -D / 2 - .2, 1.0), k=.9, front=2.2)
    softbox('key', (-1.2, -2.2, 2.2), (.3, -1.1, .95), .8, 14, '#eef7fc')
    softbox('edge', (1.5, -.7, 1.9), (.35, -1.1, .95), .5, 10, BRAND)
    instance(collection('other', lambda: build('rmx-l'))[0], (1.62, 1.35, 0))
    camera((-.50, -2.92, 1.50), (.15, -.88, 1.03), lens=62, fstop=3.2, focus=(.25, -1.0, 1.0))
    quality(a.w, a.h, a.samples, transparent=True, exposure=.45, look='High Contrast')
    shoot(a.out, lambda im: on_night(im, (.62, .4), .75), a.strength)
