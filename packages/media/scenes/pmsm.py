"""High-speed permanent-magnet motor, exploded along its axis: impeller, cover, foil bearing, rotor, stator with windings,
cooling jacket, rear bearing, thrust disc. --explode 0..1. --mode plate: one plate with depth, for moving air; --mode layers:
each part separately with its depth, the impeller turned in steps, for the film that opens and closes.
  blender -b --factory-startup --python-exit-code 1 -P pmsm.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import impeller as imp
from bearing import sheet

def group(fn, name):
    b = set(bpy.data.objects); fn()
    return parent([o for o in bpy.data.objects if o not in b and o.parent is None], name)

def stator():
    n, R0, R1, h = 24, 0.40, 0.74, 1.0
    v, f = [], []
    pts = []
    for i in range(n):                                        # slotted lamination outline (inner)
        for da, r in ((0.06, R0), (0.40, R0), (0.40, R0 + .035), (0.30, R0 + .05), (0.26, R0 + .19), (0.74, R0 + .19), (0.70, R0 + .05), (0.60, R0 + .035), (0.60, R0), (0.94, R0)):
            a = 2 * math.pi * (i + da) / n; pts.append((r * math.cos(a), r * math.sin(a)))
    m = len(pts); out = [(R1 * math.cos(math.atan2(y, x)), R1 * math.sin(math.atan2(y, x))) for x, y in pts]
    for z in (-h / 2, h / 2): v += [(x, y, z) for x, y in pts] + [(x, y, z) for x, y in out]
    for i in range(m):
        j = (i + 1) % m
        f += [(i, j, 2 * m + j, 2 * m + i), (m + i, 3 * m + i, 3 * m + j, m + j), (2 * m + i, 2 * m + j, 3 * m + j, 3 * m + i), (i, m + i, m + j, j)]
    mesh('lam', v, f, material('lam', color='#8d969e', metallic=1, rough=0.38), autosmooth=25)
    for k in range(22): tube('lamring', R1 - .005, R1 + 0.004, 0.022, (0, 0, -h / 2 + h * (k + .5) / 22), M('steel'), bevel=0.006)
    for s in (-1, 1):                                         # end windings: overlapping copper bows
        for i in range(n):
            a0 = 2 * math.pi * (i + .5) / n; a1 = a0 + 2 * math.pi * 4 / n
            P = []
            for t in range(9):
                u = t / 8; a = a0 + (a1 - a0) * u; r = R0 + 0.10 + 0.06 * math.sin(math.pi * u); z = h / 2 - .02 + 0.20 * math.sin(math.pi * u) ** 0.6
                P.append((r * math.cos(a), r * math.sin(a), s * z))
            sweep('coil', P, 0.034, M('copper'), seg=12, res=4)
        tube('tie', R0 + .08, R0 + .20, 0.035, (0, 0, s * (h / 2 + .10)), material('tape', color='#e8eef2', rough=.7), bevel=.012)

def rotor():
    lathe('rot', [(0, -1.35), (0.10, -1.35), (0.12, -1.33), (0.12, -1.05), (0.22, -1.05), (0.235, -1.03), (0.235, -.62), (0.30, -.60), (0.315, -.585), (0.315, .585), (0.30, .60),
                  (0.235, .62), (0.235, 1.03), (0.22, 1.05), (0.12, 1.05), (0.12, 1.40), (0.08, 1.44), (0, 1.44)], M('steel'), 192)
    tube('sleeve', 0.30, 0.325, 0.98, (0, 0, 0), material('carbon', color='#11161c', rough=.3, coat=.6, spec=.6), bevel=.006)
    for z in (-.515, .515): tube('mk', .3, .328, .03, (0, 0, z), M('brand'), bevel=.004)

def bearing():
    tube('bs', 0.30, 0.43, 0.42, (0, 0, 0), M('alu_turned'), bevel=.012)
    tube('fl', 0.42, 0.52, 0.06, (0, 0, -.18), M('alu_turned'), bevel=.008)
    for i in range(8): a = math.pi / 4 * i; hexbolt(.020, .03, (.47 * math.cos(a), .47 * math.sin(a), -.14))
    nb = 26
    sheet('bf', lambda d: .298 - .034 * abs(math.sin(math.radians(d) * nb / 2)) ** .8, 0, 356, -.205, .205, .006, M('foil'), 500)
    sheet('tf', lambda d: .252, 0, 352, -.208, .208, .006, M('foil'), 200)

def thrust():
    cyl('td', 0.44, 0.05, (0, 0, 0), M('steel'), bevel=.008, seg=128)
    cyl('tc', 0.2, 0.16, (0, 0, 0), M('steel'), bevel=.01)

def jacket():
    tube('jk', 0.76, 0.84, 1.5, (0, 0, 0), M('paint_dk'), bevel=.012)
    for k in range(17): tube('fin', .83, .93, .030, (0, 0, -.62 + k * .0775), M('paint_dk'), bevel=.007)
    for z in (-.75, .75): tube('jf', .74, .98, .06, (0, 0, z), M('alu_turned'), bevel=.01)
    for i in range(16):
        a = math.pi / 8 * i
        for s in (-1, 1): hexbolt(.022, .03, (.91 * math.cos(a), .91 * math.sin(a), s * .79))
    tube('line', .929, .936, .05, (0, 0, -.0), M('brand'), bevel=.003)

def cover():
    lathe('cov', [(0.13, .0), (.30, .0), (.34, .03), (.60, .10), (.95, .10), (.98, .12), (.98, .17), (.96, .19), (.50, .19), (.26, .10), (.13, .10)], M('alu_cast'), 160, closed=True)
    for i in range(16): a = math.pi / 8 * i; hexbolt(.022, .03, (.91 * math.cos(a), .91 * math.sin(a), .09))

PLAN = [  # part, assembled x, exploded x
    ('impeller', -1.62, -3.05), ('cover', -.98, -2.22), ('bearing', -.80, -1.62), ('rotor', 0, -.42), ('stator', 0, 1.22),
    ('jacket', 0, 2.86), ('bearing', .80, 4.02), ('thrust', 1.12, 4.62)]

def wheel():
    r = imp.build(n=9); r.scale = (.74,) * 3

def build():
    """Returns the root and [(part, empty)], each part turned onto the X axis."""
    fns = dict(impeller=wheel, cover=cover, bearing=bearing, rotor=rotor, stator=stator, jacket=jacket, thrust=thrust)
    parts = []
    for k, (name, x0, x1) in enumerate(PLAN):
        e = group(fns[name], name); e['x0'], e['x1'] = x0, x1
        e.rotation_euler = (0, math.radians(-90 if k in (0, 2) else 90), 0)
        parts.append((name, e))
    return parent([e for _, e in parts], 'pmsm'), parts

def explode(parts, t):
    for _, e in parts: e.location.x = e['x0'] + (e['x1'] - e['x0']) * t

def scene(w, h, samples, t=1.0, lens=57.0):
    reset(); root, parts = build(); explode(parts, t)
    look_dark((0, 0, 0), k=2.0, front=2.0, rim=.7)
    root.rotation_euler = (0, 0, math.radians(38)); root.location = (-.15, 0, 0)
    camera((-1.6, -12.6, 4.6), (.05, 0, -.02), lens=lens)
    quality(w, h, samples, transparent=True, exposure=.45, look='High Contrast')
    return parts

def plate(a):
    """Plate of a film: picture, depth, camera, motor axis."""
    parts = scene(a.w, a.h, a.samples, a.explode, a.lens)
    bpy.context.scene.view_layers[0].use_pass_z = True
    shoot(a.out, lambda im: on_night(im, (.5, .46), .66), a.strength)
    write_camera(a.out); write_json(a.out.replace('.png', '.json'), axis=parts[0][1].parent.matrix_world)

def layers(a):
    """<out>/<part>-<turn>.npz: display colour with alpha, and depth, within a box of the frame; the part is at its exploded position."""
    parts = scene(a.w, a.h, a.samples, 1.0, a.lens); sc = bpy.context.scene; sc.view_layers[0].use_pass_z = True; r = sc.render
    os.makedirs(a.out, exist_ok=True); r.use_border = True; r.use_crop_to_border = False
    spin = [o for o in parts[0][1].children if o.type == 'EMPTY'][0]; meshes = [[o for o in e.children_recursive if o.type != 'EMPTY'] for _, e in parts]
    write_camera(os.path.join(a.out, 'layers.png'))
    write_json(os.path.join(a.out, 'layers.json'), axis=parts[0][1].parent.matrix_world, turns=a.frames, places=[[e['x0'], e['x1']] for _, e in parts])
    for k in range(len(parts)):
        for j, group_ in enumerate(meshes):
            for o in group_: o.hide_render = j != k
        x, y = zip(*pixels([o.matrix_world @ Vector(c) for o in meshes[k] for c in o.bound_box]))
        x0, y0, x1, y1 = (int(v) for v in (max(0, min(x) - 8), max(0, min(y) - 8), min(a.w, max(x) + 8), min(a.h, max(y) + 8)))
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0 / a.w, x1 / a.w, y0 / a.h, y1 / a.h
        for n in range(a.frames if k == 0 else 1):
            file = os.path.join(a.out, '%d-%02d.npz' % (k, n))
            if os.path.exists(file): continue
            spin.rotation_euler.z = 2 * math.pi / 9 * n / a.frames
            img, z = render(a.strength)
            np.savez(file, box=[x0, y0, x1, y1], color=tonemap(img)[y0:y1, x0:x1].astype(np.float16), z=z[y0:y1, x0:x1, 0])

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=56, explode=1.0, strength=1.0, mode='still', frames=0, lens=57.0)
    if a.mode == 'plate': plate(a)
    elif a.mode == 'layers': layers(a)
    else:
        scene(a.w, a.h, a.samples, a.explode, a.lens)
        shoot(a.out, lambda im: on_night(im, (.5, .46), .66), a.strength)
