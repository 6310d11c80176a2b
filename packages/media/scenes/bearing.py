"""Air-foil journal bearing: sleeve cut open, bump foil, top foil, shaft, and the air film between them (clearance
exaggerated about a hundred times, as in textbooks).
views: section (three-quarter, the first cover) | foil (close-up of the foils; --plus 1: the coated double foil of NSTB+)
       | macro (the foils end-on) | axial (end view: plates and layers of the film, written to the folder --out)
--plate 1 also writes depth, camera and axis for the air of films.py.
  blender -b --factory-startup --python-exit-code 1 -P bearing.py -- --view section --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
SYM = 12                                                     # all rotating parts repeat after 360/SYM degrees
RS, RT, RB, RO, HL = 0.60, 0.650, 0.760, 1.02, 0.55          # shaft, top foil, sleeve bore, sleeve outside, half length
R = math.pi / 2

def arc_solid(name, profile, a0, a1, mat, seg=200, autosmooth=30):
    """Closed (r, z) profile revolved from a0 to a1 (degrees) with flat end caps: cut-aways."""
    n = len(profile); v, f = [], []
    for j in range(seg + 1):
        a = math.radians(a0 + (a1 - a0) * j / seg)
        v += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    for j in range(seg):
        for i in range(n):
            k = (i + 1) % n
            f.append((j * n + i, (j + 1) * n + i, (j + 1) * n + k, j * n + k))
    f.append(tuple(range(n))); f.append(tuple(reversed(range(seg * n, seg * n + n))))
    o = mesh(name, v, f, mat, autosmooth=autosmooth)
    o.data.materials.append(material('cut', color='#8fa4b4', metallic=.6, rough=.62))      # matt cut faces
    for k in (-1, -2): o.data.polygons[k].material_index = 1; o.data.polygons[k].use_smooth = False
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
    return o

def sheet(name, rfun, a0, a1, z0, z1, th, mat, seg=900):
    """Thin foil r = rfun(angle), with thickness."""
    v, f = [], []
    for j in range(seg + 1):
        d = a0 + (a1 - a0) * j / seg; a = math.radians(d); r = rfun(d)
        for rr, z in ((r, z0), (r, z1), (r + th, z1), (r + th, z0)):
            v.append((rr * math.cos(a), rr * math.sin(a), z))
    for j in range(seg):
        for i in range(4):
            k = (i + 1) % 4
            f.append((j * 4 + i, (j + 1) * 4 + i, (j + 1) * 4 + k, j * 4 + k))
    f += [(0, 1, 2, 3), tuple(seg * 4 + i for i in (3, 2, 1, 0))]
    o = mesh(name, v, f, mat, autosmooth=45)
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
    return o

def house(a0=0, a1=360, step=0, plus=False, bumps=44, strips=3, th=.013, proud=0.0):
    """Sleeve and foils from a0 to a1 degrees (0 = right, 90 = up), axis = Z, front end at +Z.
    step: degrees by which each foil extends further into the cut than the layer outside it, so that every layer shows;
    proud: the same along the axis, for the foils at the front end."""
    e = 0.014
    arc_solid('sleeve', [(RB, -HL + e), (RB + e, -HL), (RO - 2 * e, -HL), (RO, -HL + 2 * e), (RO, -HL * .45), (RO - .03, -HL * .42), (RO - .03, HL * .42),
                         (RO, HL * .45), (RO, HL - 2 * e), (RO - 2 * e, HL), (RB + e, HL), (RB, HL - e)], a0, a1, M('alu_turned'))
    n = max(3, int((a1 - a0) / 32))
    for i in range(n):
        a = math.radians(a0 + (a1 - a0) * (i + .5) / n); rm = (RB + RO) / 2 + .015; x, y = rm * math.cos(a), rm * math.sin(a)
        cyl('hole', .034, .012, (x, y, HL - .003), M('void'), bevel=0)
        cyl('screw', .028, .012, (x, y, HL + .002), M('steel'), bevel=.004)
        cyl('hex', .013, .012, (x, y, HL + .004), M('void'), bevel=0, seg=6)
    foil = material('foil_edge', color='#d8b47c', metallic=1, rough=.30)
    def bump(lo, hi, nb):
        def r(d):
            t = (d * nb / 360.0) % 1.0
            return hi - (hi - lo) * (math.sin(math.pi * t / .80) ** .75 if t < .80 else 0.0)
        return r
    lo = RT + .016 + th; b1 = a1 + step; t1 = a1 + 2 * step
    if plus: t1 = a1 + 3 * step
    for k in range(strips):
        w = (2 * HL) / strips; z = -HL + k * w; g = .010; z0 = z + (g if k else 0); z1 = z + w - (g if k < strips - 1 else -.002 - proud)
        if plus:                                              # two layers of bumps, the finer one under the top foil
            mid = (lo + RB) / 2
            sheet('bump1', bump(mid + .004, RB - th, bumps), a0 + .6, b1 - .6, z0, z1, th, foil, 1600)
            sheet('bump2', bump(lo - .010, mid - th + .002, bumps * 2), a0 + .6, b1 + step - .6, z0, z1, th * .8, material('foil_2', color='#c99a72', metallic=1, rough=.3), 2600)
        else:
            sheet('bump', bump(lo - .010, RB - th, bumps), a0 + .6, b1 - .6, z0, z1, th, foil, 1600)
    sheet('top', lambda d: RT, a0 + .2, t1 - .2, -HL, HL + .003 + 2 * proud, .015, foil, 400)
    sheet('coat', lambda d: RT - .006, a0 + .2, t1 - .2, -HL, HL + .003 + 2 * proud, .006, material('coat', color='#1b2228', rough=.5), 400)
    return t1

def shaft(front=1.0, back=-1.6):
    prof = [(0, front + .26), (.17, front + .26), (.19, front + .24), (.19, front + .02), (.21, front), (RS - .022, front), (RS, front - .022), (RS, back), (0, back)]
    b = set(bpy.data.objects)
    lathe('shaft', prof, M('steel'), 256, autosmooth=30)
    tube('land', .30, .312, .012, (0, 0, front), M('graphite'), bevel=.003)
    for i in range(SYM):                                      # balance holes make the rotation visible without breaking the symmetry
        a = 2 * math.pi * i / SYM
        cyl('bal', .030, .012, (.455 * math.cos(a), .455 * math.sin(a), front - .002), M('void'), bevel=0, seg=40)
        tube('balr', .030, .038, .006, (.455 * math.cos(a), .455 * math.sin(a), front), M('steel'), bevel=.002, seg=40)
    cyl('centre', .05, .01, (0, 0, front + .26), M('graphite'), bevel=.002)
    return parent([o for o in bpy.data.objects if o not in b], 'spin')

def film(a0, a1, strength=1.3):
    """The air film, as a thin glowing ring between shaft and top foil at the front end."""
    sheet('film', lambda d: RS + .012, a0, a1, HL - .05, HL - .004, RT - RS - .030, glow('film', '#1b93cc', strength), 300)

def stand(turn):
    root = parent([o for o in bpy.data.objects if o.parent is None and o.type != 'CAMERA'], 'root')
    root.rotation_mode = 'XYZ'; root.rotation_euler = (R, 0, math.radians(turn))
    return root

def axial(a):
    """Plates of the film: the housing without shaft, the shaft over one step of its symmetry, and the position of the gap."""
    global RS
    RS = .572                                                 # a wider gap, so that the lift is visible
    house(); s = shaft(HL + .025, -HL); cyl('end', RB, .02, (0, 0, -HL - .02), M('void'), bevel=0); root = stand(-15)
    look_dark((0, 0, 0), k=1.1, front=1.8, rim=.6, front_at=(-3.2, -5.0, -1.3)); camera((0, -7.4, 1.35), (0, 0, 0), lens=63)
    quality(a.w, a.h, a.samples, transparent=True, exposure=.25, look='High Contrast')
    bpy.context.view_layer.update(); M4 = root.matrix_world
    circle = lambda r: [M4 @ Vector((r * math.cos(t), r * math.sin(t), HL)) for t in [2 * math.pi * k / 240 for k in range(240)]]
    ring, foil = pixels(circle(RS)), pixels(circle(RT - .006))
    os.makedirs(a.out, exist_ok=True)
    write_json(os.path.join(a.out, 'meta.json'), frames=a.frames, ring=ring, foil=foil, gap=min(p[1] for p in ring) - min(p[1] for p in foil))
    for o in s.children: o.visible_camera = False
    shoot(os.path.join(a.out, 'house.png'), lambda im: on_night(im, (.5, .46), .62), a.strength)
    for o in bpy.data.objects:
        if o.type == 'MESH' and o.parent is not s: o.is_holdout = True
    for o in s.children: o.visible_camera = True
    for k in range(a.frames):
        s.rotation_euler.z = 2 * math.pi / SYM * k / a.frames
        shoot(os.path.join(a.out, 'shaft_%04d.png' % k), tonemap, a.strength)

if __name__ == '__main__':
    a = args(out='', view='section', plate=False, plus=False, w=1200, h=675, samples=72, frames=10, strength=1.0)
    reset()
    if a.view == 'section':                                   # stepped cut-away: sleeve, bump foil, top foil, shaft
        t1 = house(118, 382, 26); shaft(HL + .03); film(118, t1)
        root = stand(-34)
        look_dark((0, 0, 0), k=1.1, front=2.0, rim=.25); camera((.15, -6.6, 2.7), (.10, 0, -.04), lens=60, fstop=4.0, focus=(0, -.7, .3))
        quality(a.w, a.h, a.samples, transparent=True, exposure=.25, look='High Contrast')
    elif a.view == 'foil':
        t1 = house(122, 374, 24, a.plus); shaft(HL + .03); film(122, t1)
        root = stand(-40)
        look_dark((0, 0, 0), k=1.1, front=2.0, rim=.25); camera((1.05, -3.4, 2.05), (.36, -.28, .40), lens=74, fstop=3.5, focus=(.36, -.50, .55))
        quality(a.w, a.h, a.samples, transparent=True, exposure=.25, look='High Contrast')
    elif a.view == 'macro':                                   # the foils end-on, each standing out beyond the layer outside it
        house(bumps=36, th=.015, proud=.035); shaft(HL + 1.4, -HL); film(0, 360, .5); root = stand(0)
        look_dark((0, 0, .3), k=1.1, front=4.0, rim=.8)
        softbox('face', (-1.4, -4.0, 1.9), (0, -.6, .7), 1.1, 85, '#f3f9fd'); softbox('low', (1.5, -2.6, -.2), (.2, -.6, .5), .7, 30, '#9fd4ee')
        camera((-.95, -3.0, 1.62), (.08, -.6, .60), lens=85, fstop=2.8, focus=(0, -.62, .72))
        quality(a.w, a.h, a.samples, transparent=True, exposure=.2, look='High Contrast')
    else:
        axial(a); sys.exit()
    if a.plate: bpy.context.scene.view_layers[0].use_pass_z = True
    shoot(a.out, lambda im: on_night(im, (.5, .46), .62), a.strength)
    if a.plate:
        write_camera(a.out); write_json(a.out.replace('.png', '.json'), axis=root.matrix_world)
