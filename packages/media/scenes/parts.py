"""Parts shared by all machines: cabinet faces, panels, louvres, filter grilles, screen, pipework, vessels.
A Face is a local frame on one side of a box; parts are placed on it by (u to the right, v up, out)."""
import sys, os, math, subprocess
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

R90 = math.pi / 2

class Face:
    """Local 2-D frame on one side of a cabinet: place(u, v, depth) with u to the right seen from outside."""
    def __init__(s, side, W, D):
        s.side = side
        s.rz = {'front': 0, 'right': R90, 'back': math.pi, 'left': -R90}[side]
        s.half = (D if side in ('front', 'back') else W) / 2
        s.span = W if side in ('front', 'back') else D
    def at(s, u, v, out=0.0):
        p = Matrix.Rotation(s.rz, 3, 'Z') @ Vector((u, -(s.half + out), v))
        return tuple(p)
    def rot(s, rx=0.0):
        return (rx, 0, s.rz)

def fbox(f, name, w, t, h, u, v, out, mat, bevel=0.004, rx=0.0, seg=3):
    o = box(name, (w, t, h), f.at(u, v, out), mat, bevel, seg)
    o.rotation_mode = 'XYZ'; o.rotation_euler = f.rot(rx)
    return o

def fcyl(f, r, h, u, v, out, mat, **k):
    return cyl('c', r, h, f.at(u, v, out), mat, rot=(R90, 0, f.rz), **k)

def panel(f, u, v, w, h, mat=None, t=0.024):
    return fbox(f, 'panel', w - 0.007, t, h - 0.007, u, v, -t / 2 + 0.0, mat or M('paint'), 0.006)

def framed_hole(f, u, v, w, h, mat, rim=0.05, t=0.024, pw=None, ph=None, du=0, dv=0):
    """A panel with a rectangular opening (four bars), outer size pw x ph; opening centre shifted by du, dv."""
    pw = (pw or w + 2 * rim) - 0.007; ph = (ph or h + 2 * rim) - 0.007
    v0, v1, u0, u1 = v - ph / 2, v + ph / 2, u - pw / 2, u + pw / 2
    a0, a1, b0, b1 = u + du - w / 2, u + du + w / 2, v + dv - h / 2, v + dv + h / 2
    bm = bmesh.new()
    y0, y1 = 0.0, t
    R = 0.018
    def rr(x0, x1, z0, z1, r, n=6):
        pts = []
        for cx, cz, s in ((x1 - r, z1 - r, 0), (x0 + r, z1 - r, 1), (x0 + r, z0 + r, 2), (x1 - r, z0 + r, 3)):
            for k in range(n + 1):
                a = (s + k / n) * R90; pts.append((cx + r * math.cos(a), cz + r * math.sin(a)))
        return pts
    O, I = rr(u0, u1, v0, v1, 0.006), rr(a0, a1, b0, b1, R)
    e = 0.003
    rings = [[(x, y1, z) for x, z in O], [(x, e, z) for x, z in O],
             [(x + (e if x < u else -e), 0, z + (e if z < v else -e)) for x, z in O],
             [(x + (-e if x < u + du else e), 0, z + (-e if z < v + dv else e)) for x, z in I], [(x, e, z) for x, z in I], [(x, y1, z) for x, z in I]]
    V, F = [], []
    n = len(O)
    for r in rings: V += r
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            F.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    bm.free()
    o = mesh('frame', V, F, mat, autosmooth=40)
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
    o.rotation_euler = f.rot(); o.location = Matrix.Rotation(f.rz, 3, 'Z') @ Vector((0, -f.half, 0))
    return (u + du, v + dv, w, h)

def louvre(f, u, v, w, h, mat=None, pitch=0.052, back=True):
    mat = mat or M('paint')
    if back: fbox(f, 'dark', w, 0.004, h, u, v, -0.085, M('void'), 0)
    n = max(2, int(h / pitch)); p = h / n
    for i in range(n):
        fbox(f, 'slat', w + 0.004, 0.003, p * 1.02, u, v - h / 2 + p * (i + .5), -0.022, mat, 0.0012, rx=math.radians(-48), seg=2)

def mesh_grille(f, u, v, w, h, mat=None, pitch=0.02, bar=0.0035):
    """Filter grille: crossed wires before pleated filter media."""
    mat = mat or M('graphite')
    V, F = [], []
    def bar_box(x0, x1, y0, y1, z0, z1):
        k = len(V)
        V.extend([(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)])
        F.extend([tuple(k + i for i in q) for q in ((0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0))])
    nx, nz = int(w / pitch), int(h / pitch)
    for i in range(1, nx): x = u - w / 2 + w * i / nx; bar_box(x - bar / 2, x + bar / 2, 0.012, 0.012 + bar, v - h / 2, v + h / 2)
    for i in range(1, nz): z = v - h / 2 + h * i / nz; bar_box(u - w / 2, u + w / 2, 0.012 - bar, 0.012, z - bar / 2, z + bar / 2)
    o = mesh('grille', V, F, mat, smooth=False); o.rotation_euler = f.rot(); o.location = Matrix.Rotation(f.rz, 3, 'Z') @ Vector((0, -f.half, 0))
    # pleats
    V2, F2, np_ = [], [], int(w / 0.022)
    for i in range(np_ + 1):
        x = u - w / 2 + w * i / np_; y = 0.03 + (0.02 if i % 2 else 0)
        V2 += [(x, y, v - h / 2), (x, y, v + h / 2)]
    for i in range(np_): F2.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    m = mesh('pleats', V2, F2, material('media', color='#8fa3ad', rough=0.9), smooth=False)
    m.rotation_euler = f.rot(); m.location = o.location

def handle(f, u, v, s=1.0):
    fbox(f, 'hb', 0.034 * s, 0.012, 0.15 * s, u, v, 0.006, M('graphite'), 0.006)
    fbox(f, 'hl', 0.020 * s, 0.014, 0.115 * s, u, v - 0.008, 0.017, M('steel'), 0.006)

def hinges(f, u, v, h):
    for k in (-0.36, 0, 0.36):
        c = cyl('hinge', 0.011, 0.075, f.at(u, v + k * h, 0.006), M('steel'), bevel=0.002, seg=24)

def screen(f, u, v, w=0.34, page='rmx'):
    """Touch screen. Its picture is a page of hmi.html, captured by hmi.sh into .work/hmi/<page>.png if missing."""
    e = w * 0.15
    fbox(f, 'bezel', w + e, 0.022, w * 0.625 + e, u, v, 0.010, M('graphite'), 0.009)
    o = display(w, page); o.location = f.at(u, v, 0.0225); o.rotation_euler = f.rot()

def display(w, page, strength=1.25):
    """The picture of a screen, facing -Y."""
    shot = os.path.join(WORK, 'hmi', page + '.png')
    if not os.path.exists(shot): subprocess.check_call([os.path.join(HERE, 'hmi.sh'), page])
    h = w * 0.625
    return mesh('hmi', [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)],
                picture('hmi_' + page, shot, strength), uv=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)

def estop(f, u, v, s=1.0):
    fcyl(f, 0.034 * s, 0.012, u, v, 0.006, material('yellow', color='#f2c230', rough=0.4))
    fcyl(f, 0.023 * s, 0.030 * s, u, v, 0.010 + 0.014 * s, material('red', color='#c9151d', rough=0.3, coat=0.4), bevel=0.008 * s)

def flange(loc, rot, r, bolts=8, t=0.028, mat=None):
    """Pipe flange with bolts; axis = local Z."""
    g = [tube('fl', r, r * 1.42, t, (0, 0, 0), mat or M('steel'), bevel=0.004)]
    for i in range(bolts):
        a = 2 * math.pi * (i + .5) / bolts
        g.append(hexbolt(r * 0.085, 0.018, (r * 1.24 * math.cos(a), r * 1.24 * math.sin(a), t / 2 + 0.008)))
    e = parent(g, 'flange'); e.location = loc; e.rotation_euler = rot
    return e

def bellows(r, h, loc, rot, n=5):
    p = [(r, -h / 2)]
    for i in range(n):
        z0 = -h / 2 + h * (i + .15) / n
        for k in range(9):
            a = math.pi * k / 8
            p.append((r + 0.16 * r * math.sin(a), z0 + h * 0.7 / n * k / 8))
    p.append((r, h / 2))
    return lathe('bellows', p, M('rubber'), 96, loc, rot, autosmooth=80)

def nozzle(axis_rot, loc, r, length, mat=None, fl=True, soft=False, bolts=8):
    """Pipe stub with flange whose axis starts at loc along rotated +Z."""
    q = Matrix.Rotation(axis_rot[2], 3, 'Z') @ Matrix.Rotation(axis_rot[1], 3, 'Y') @ Matrix.Rotation(axis_rot[0], 3, 'X')
    at = lambda d: tuple(Vector(loc) + q @ Vector((0, 0, d)))
    tube('pipe', r * 0.93, r, length, at(length / 2), mat or M('stainless'), axis_rot, bevel=0.002)
    cyl('dark', r * 0.92, 0.01, at(length * 0.3), M('void'), axis_rot, bevel=0)
    tube('collar', r, r * 1.30, 0.022, at(0.011), M('graphite'), axis_rot)
    if soft: bellows(r * 1.0, length * 0.42, at(length * 0.46), axis_rot)
    if fl: flange(at(length - 0.012), axis_rot, r, bolts)

def lifting_eye(loc, rz=0):
    cyl('eyeb', 0.024, 0.022, (loc[0], loc[1], loc[2] + 0.011), M('steel'))
    v, f, n, m = [], [], 40, 14
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(m):
            b = 2 * math.pi * j / m; rr = 0.030 + 0.009 * math.cos(b)
            v.append((rr * math.cos(a), 0.009 * math.sin(b), rr * math.sin(a)))
    for i in range(n):
        for j in range(m):
            f.append((i * m + j, ((i + 1) % n) * m + j, ((i + 1) % n) * m + (j + 1) % m, i * m + (j + 1) % m))
    o = mesh('eye', v, f, M('steel')); o.location = (loc[0], loc[1], loc[2] + 0.052); o.rotation_euler = (0, 0, rz)

def silencer(x, y, z, r, h):
    cyl('sil', r, h, (x, y, z + h / 2), M('stainless'), bevel=0.012)
    tube('silc', r, r * 1.10, 0.03, (x, y, z + 0.015), M('graphite'))
    tube('band', r, r * 1.02, 0.018, (x, y, z + h * 0.72), M('steel'))
    cyl('cap', r * 1.16, 0.018, (x, y, z + h + 0.05), M('paint_dk'), bevel=0.008)
    cyl('gap', r * 0.86, 0.05, (x, y, z + h + 0.025), M('void'))

def perforated(name, around, up, color='#b9c0c6', hole=.34):
    """Perforated sheet for a surface of revolution about Z: `around` holes in a row, `up` rows a metre, every second one shifted."""
    m = material(name, color=color, metallic=1, rough=.34); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    if len(nt.nodes) > 2: return m
    tc, xyz = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], xyz.inputs[0])
    calc = calculator(nt)
    row = calc('MULTIPLY', xyz.outputs['Z'], up)
    u = calc('ADD', calc('MULTIPLY', calc('ARCTAN2', xyz.outputs['Y'], xyz.outputs['X']), around / (2 * math.pi)), calc('MULTIPLY', calc('FLOOR', row), .5))
    du, dv = (calc('SUBTRACT', calc('FRACT', v), .5) for v in (u, row))
    d = calc('SQRT', calc('ADD', calc('MULTIPLY', du, du), calc('MULTIPLY', dv, dv)))
    nt.links.new(calc('GREATER_THAN', d, hole), b.inputs['Alpha'])
    return m

def gauge(r=.05, value=.6, depth=.035):
    """Round dial gauge facing -Y, its back at y = 0."""
    e0 = set(bpy.data.objects); y = -depth
    cyl('case', r, depth, (0, y / 2, 0), M('steel'), (R90, 0, 0), bevel=r * .08); cyl('face', r * .88, .003, (0, y - .0005, 0), M('white'), (R90, 0, 0), bevel=0)
    tube('rim', r * .86, r, .008, (0, y - .002, 0), M('steel'), (R90, 0, 0), bevel=.002)
    def sector(a0, a1, r0, r1, mat, out):
        n = 24; P = [(q * math.sin(t), 0, q * math.cos(t)) for k in range(n + 1) for t in [math.radians(a0 + (a1 - a0) * k / n)] for q in (r0, r1)]
        mesh('sector', P, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n)], mat, smooth=False).location.y = y - out
    sector(-130, 60, r * .66, r * .76, M('brand'), .0024); sector(60, 130, r * .66, r * .76, material('red', color='#c9151d', rough=.3, coat=.4), .0024)
    for k in range(11):
        t = -130 + 26 * k; sector(t - 1.2, t + 1.2, r * (.50 if k % 5 == 0 else .56), r * .64, M('ink'), .0026)
    t = math.radians(-130 + 260 * value)
    o = box('hand', (r * .05, .001, r * .86), (r * .26 * math.sin(t), y - .0045, r * .26 * math.cos(t)), M('ink'), 0, rot=(0, t, 0)); cyl('hub', r * .09, .004, (0, y - .004, 0), M('ink'), (R90, 0, 0), bevel=.0008, seg=24)
    return parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'gauge')

def vessel(x, z, r, length, mat, y=0.0):
    """Horizontal shell with bolted water boxes; axis along X."""
    p = [(r, -length / 2), (r, length / 2)]
    lathe('shell', p, mat, 160, (x, y, z), (0, R90, 0))
    for s in (-1, 1):
        e = s * length / 2
        tube('tubesheet', r * 0.6, r * 1.13, 0.045, (x + e, y, z), M('steel'), (0, R90, 0))
        tube('tubesheet2', r * 0.6, r * 1.13, 0.035, (x + e + s * 0.045, y, z), M('paint_dk'), (0, R90, 0))
        for i in range(28):
            a = 2 * math.pi * i / 28
            hexbolt(0.016, 0.12, (x + e + s * 0.022, y + r * 1.07 * math.cos(a), z + r * 1.07 * math.sin(a)), (0, R90, 0))
        prof = [(r, 0.0), (r, 0.16)] + [(r * math.cos(t), 0.16 + 0.13 * math.sin(t)) for t in [R90 * k / 16 for k in range(1, 17)]]
        lathe('head', prof, M('paint_dk'), 128, (x + e + s * 0.06, y, z), (0, s * R90, 0))
    for k in (-0.30, 0.30):
        tube('strap', r, r * 1.012, 0.05, (x + k * length, y, z), M('graphite'), (0, R90, 0))

