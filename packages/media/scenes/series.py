"""A series on the night ground: one machine large at the right, the other sizes of its family behind it, and room for text at
the left. Writes depth, camera, and the positions of inlets and outlets, for the air of flow.py.
  blender -b --factory-startup --python-exit-code 1 -P series.py -- --series max --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets
from parts import *
from hall import collection, instance

# machine in front, others as (model, to the right, away), camera: share of the frame's height it fills, centre from the left
SERIES = {
    'rmx': ('rmx-l', [('rmx-m', 1.36, .95), ('rmx-s', 2.10, 2.30)], .54, .60),
    'emx': ('emx-l', [('emx-m', 1.50, .95), ('emx-s', 2.35, 2.30)], .52, .59),
    'max': ('max75', [('max125', 2.85, 2.60)], .48, .59),
}
AZ = math.radians(33)

def floor(size):
    """Dark polished floor that fades into the ground of the page."""
    m = material('floor_night', color='#0a1a2a', rough=.16, spec=.45); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    tc, ln, mr = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeVectorMath'), nt.nodes.new('ShaderNodeMapRange')
    ln.operation = 'LENGTH'; mr.interpolation_type = 'SMOOTHSTEP'
    for k, v in (('From Min', size * .25), ('From Max', size), ('To Min', 1.0), ('To Max', 0.0)): mr.inputs[k].default_value = v
    nt.links.new(tc.outputs['Object'], ln.inputs[0]); nt.links.new(ln.outputs['Value'], mr.inputs['Value']); nt.links.new(mr.outputs[0], b.inputs['Alpha'])
    bpy.ops.mesh.primitive_plane_add(size=4 * size); bpy.context.object.data.materials.append(m)

def openings(W, D):
    """Boxes (two corners) of the front inlets, and opening, axis and radius of the discharge."""
    bpy.context.view_layer.update()
    boxes = []
    for o in bpy.data.objects:
        if o.name.split('.')[0] not in ('slat', 'pleats'): continue
        P = [o.matrix_world @ Vector(c) for c in o.bound_box]
        if min(p.y for p in P) > -D / 2 + .12 or max(p.x for p in P) - min(p.x for p in P) < .1: continue
        lo, hi = [min(p[i] for p in P) for i in range(3)], [max(p[i] for p in P) for i in range(3)]
        for q in boxes:                                      # all slats of a louvre count as one opening
            if abs(q[0][0] - lo[0]) < .02: q[0][2], q[1][2] = min(q[0][2], lo[2]), max(q[1][2], hi[2]); break
        else: boxes.append([lo, hi])
    f = [o for o in bpy.data.objects if o.name.split('.')[0] == 'flange'][0]
    axis = f.matrix_world.to_3x3() @ Vector((0, 0, 1)); tube_ = [o for o in f.children if o.name.startswith('fl')][0]
    return boxes, dict(at=f.matrix_world.translation, axis=axis.normalized(), r=max(tube_.dimensions) / 2.84)

if __name__ == '__main__':
    a = args(out='', series='max', w=1280, h=720, samples=96, strength=1.0)
    reset(); model, others, fill, cx = SERIES[a.series]
    W, D, H = cabinets.build(model); inlets, outlet = openings(W, D)
    r, f = Vector((math.cos(AZ), math.sin(AZ), 0)), Vector((-math.sin(AZ), math.cos(AZ), 0))
    for name, right, away in others: instance(collection(name, lambda: cabinets.build(name))[0], tuple(r * right + f * away))
    floor(6.5)
    cam = cabinets.stage((W, D, H), 'front', 'night', a.w, a.h, rim=.6)
    bpy.data.objects.remove([o for o in bpy.data.objects if o.is_shadow_catcher][0])
    # the camera moves back until the machine fills its share, and looks past it to the left
    lens = 62; dist = H / fill * lens / 36 * a.w / a.h; eye = .62 * H + .25
    cam.location = (dist * math.sin(AZ), -dist * math.cos(AZ), eye); cam.rotation_euler = (R90, 0, AZ); cam.data.lens = lens
    cam.data.shift_x = -(cx - .5); cam.data.shift_y = -(eye - H * .45) * lens / 36 / dist
    quality(a.w, a.h, a.samples, transparent=True, exposure=.35, look='High Contrast')
    bpy.context.scene.view_layers[0].use_pass_z = True
    shoot(a.out, lambda im: on_night(im, (.62, .44), .60), a.strength)
    write_camera(a.out); write_json(a.out.replace('.png', '.json'), inlets=inlets, outlet=[list(outlet['at']), list(outlet['axis']), outlet['r']], size=[W, D, H])
