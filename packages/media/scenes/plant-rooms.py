"""Plant rooms of the case studies, seen by somebody who stands in the door: machines, pipes, and the site behind them.
places: wastewater (blower house, an aeration basin at dusk before its open gate) | automotive (gallery above a hall of robots)
  | highrise (plant floor of a tower with the lights of a city)
  blender -b --factory-startup --python-exit-code 1 -P plant-rooms.py -- --place wastewater --out x.png"""
import sys, os, math, random
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets, products
from parts import *
from hall import collection, instance

# ---------------------------------------------------------------- materials
def worn(name, dark, light, rough=(.25, .5), scale=1.2, bump=.12, spec=.5):
    """Mineral surface: two noises shift its colour and its gloss, so that no area of it is the same twice."""
    m = material(name, color=dark, rough=rough[0], spec=spec); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    if len(nt.nodes) > 2: return m
    tc = nt.nodes.new('ShaderNodeTexCoord'); calc = calculator(nt)
    def noise(s, detail):
        n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = s; n.inputs['Detail'].default_value = detail
        nt.links.new(tc.outputs['Object'], n.inputs['Vector']); return n.outputs['Fac']
    big, fine = noise(scale, 6), noise(scale * 16, 4)
    mix = nt.nodes.new('ShaderNodeMixRGB'); mix.inputs[1].default_value = srgb(dark); mix.inputs[2].default_value = srgb(light)
    nt.links.new(calc('ADD', calc('MULTIPLY', calc('SUBTRACT', big, .35), 2.2), calc('MULTIPLY', calc('SUBTRACT', fine, .5), .5)), mix.inputs[0]); mix.use_clamp = True
    nt.links.new(mix.outputs[0], b.inputs['Base Color'])
    nt.links.new(calc('ADD', rough[0], calc('MULTIPLY', calc('ADD', calc('MULTIPLY', big, .7), calc('MULTIPLY', fine, .3)), rough[1] - rough[0])), b.inputs['Roughness'])
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = .004
    nt.links.new(fine, bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    return m

def brick(name, a, b_, mortar):
    """Clinker for a wall along Y or X: courses of 77 mm."""
    m = material(name, color=a, rough=.5); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    tc, s, c = (nt.nodes.new(k) for k in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeCombineXYZ')); calc = calculator(nt)
    nt.links.new(tc.outputs['Object'], s.inputs[0]); nt.links.new(calc('ADD', s.outputs['X'], s.outputs['Y']), c.inputs['X']); nt.links.new(s.outputs['Z'], c.inputs['Y'])
    t = nt.nodes.new('ShaderNodeTexBrick'); nt.links.new(c.outputs[0], t.inputs['Vector'])
    for k, v in (('Color1', srgb(a)), ('Color2', srgb(b_)), ('Mortar', srgb(mortar)), ('Scale', 1.0), ('Mortar Size', .006), ('Mortar Smooth', .3), ('Bias', 0.0), ('Brick Width', .25), ('Row Height', .077)): t.inputs[k].default_value = v
    nt.links.new(t.outputs['Color'], b.inputs['Base Color'])
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .6; bp.inputs['Distance'].default_value = .006; bp.invert = True
    nt.links.new(t.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    return m

def lit(name, color, strength):
    """Emitter that is seen but not sampled: far lights in great number."""
    m = glow(name, color, strength); m.cycles.sample_as_light = False
    return m

# ---------------------------------------------------------------- pipework
def run(name, pts, r, mat, bend=1.5):
    """Pipe through points, with bends of `bend` diameters between its straight parts."""
    P = [Vector(p) for p in pts]; Q = [P[0]]; R = bend * 2 * r
    for a, b, c in zip(P, P[1:], P[2:]):
        u, v = (a - b).normalized(), (c - b).normalized(); half = u.angle(v) / 2; d = R / math.tan(half); m = (u + v).normalized()
        o = b + m * (R / math.sin(half)); s, e = b + u * d - o, b + v * d - o
        w = math.pi - 2 * half; f = s.normalized(); g = (e - f * e.dot(f)).normalized()
        Q += [o + (f * math.cos(w * k / 14) + g * math.sin(w * k / 14)) * R for k in range(15)]
    Q.append(P[-1])
    c = bpy.data.curves.new(name, 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = 20; c.use_fill_caps = True
    s = c.splines.new('POLY'); s.points.add(len(Q) - 1)
    for p, q in zip(s.points, Q): p.co = (*q, 1)
    s.use_smooth = True
    o = bpy.data.objects.new(name, c); c.materials.append(mat); return link(o)

def joint(p, axis, r, bolts=12, t=.026):
    """Two flanges with a gasket; axis: direction of the pipe."""
    rot = Vector(axis).to_track_quat('Z', 'Y').to_euler(); n = Vector(axis).normalized()
    for s in (-1, 1):
        f = flange(tuple(Vector(p) + n * s * (t / 2 + .002)), (0, 0, 0), r, bolts, t); f.rotation_euler = (n * s).to_track_quat('Z', 'Y').to_euler()
    return rot

def butterfly(p, r, turn=0.0, wheel=.17):
    """Wafer valve in an upright pipe, with gear and handwheel towards -Y, turned about the pipe."""
    e0 = set(bpy.data.objects); z = 0
    for s in (-1, 1): joint((0, 0, s * .075), (0, 0, 1), r, 12)
    cyl('body', r * 1.30, .085, (0, 0, 0), M('paint_dk'), bevel=.012, seg=96); cyl('neck', .042, .20, (0, -r * 1.3 - .06, 0), M('paint_dk'), (R90, 0, 0), bevel=.006)
    g = -r * 1.3 - .19; box('gear', (.15, .10, .17), (0, g, .01), M('paint_dk'), .022, 5); cyl('ind', .042, .018, (0, g - .055, .03), M('alu_cast'), (R90, 0, 0), bevel=.004)
    cyl('shaft', .013, .16, (.10, g, -.04), M('steel'), (0, R90, 0), bevel=.002, seg=32); x = .185
    v, f, n, q = [], [], 64, 14
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(q): b = 2 * math.pi * j / q; k = wheel + .014 * math.cos(b); v.append((.014 * math.sin(b), k * math.cos(a), k * math.sin(a)))
    for i in range(n):
        for j in range(q): f.append((i * q + j, ((i + 1) % n) * q + j, ((i + 1) % n) * q + (j + 1) % q, i * q + (j + 1) % q))
    o = mesh('wheel', v, f, M('brand')); o.location = (x, g, -.04)
    for k in range(3): t = 2 * math.pi * k / 3 + .4; cyl('spoke', .010, wheel, (x, g + wheel / 2 * math.sin(t), -.04 + wheel / 2 * math.cos(t)), M('graphite'), (-t, 0, 0), bevel=.002, seg=24)
    cyl('hub', .032, .04, (x, g, -.04), M('graphite'), (0, R90, 0), bevel=.006, seg=48)
    h = parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'valve'); h.location = p; h.rotation_euler.z = turn
    return h

def clamp(p, r, top, along='y'):
    """Pipe hanger: a ring with two rods up to the ceiling at `top`."""
    rot = (R90, 0, 0) if along == 'y' else (0, R90, 0); tube('ring', r, r + .012, .05, p, M('graphite'), rot, bevel=.003)
    for s in (-1, 1):
        x, y = (s * (r + .04), 0) if along == 'y' else (0, s * (r + .04))
        cyl('rod', .010, top - p[2], (p[0] + x, p[1] + y, (top + p[2]) / 2), M('steel'), bevel=.001, seg=20)
        box('lug', (.05, .05, .05), (p[0] + x, p[1] + y, p[2]), M('graphite'), .006)

def ladder(p, q, w=.3, cables=5, seed=3):
    """Cable ladder between two points on one level, with its cables."""
    p, q = Vector(p), Vector(q); d = q - p; L = d.length; d.normalize(); n = Vector((-d.y, d.x, 0)); a = math.atan2(d.y, d.x); rnd = random.Random(seed)
    for s in (-1, 1): box('rail', (L, .016, .08), tuple((p + q) / 2 + n * s * w / 2), M('alu_cast'), .004, rot=(0, 0, a))
    for k in range(int(L / .3)): box('rung', (.03, w, .014), tuple(p + d * (.15 + .3 * k) - Vector((0, 0, .02))), M('alu_cast'), .003, rot=(0, 0, a))
    for k in range(cables):
        u = (k + .5) / cables * (w - .06) - (w - .06) / 2; r = rnd.choice((.012, .016, .02))
        sweep('cable', [p + d * L * t + n * (u + rnd.uniform(-.008, .008)) + Vector((0, 0, r - .01)) for t in [i / 12 for i in range(13)]], r, M('rubber'), 12, 4)

def lamp(x, y, z, length, power, along='y', color='#eaf5fc', size=.13):
    """Linear luminaire with the light that it gives."""
    s = (size, length, .05) if along == 'y' else (length, size, .05)
    box('housing', (s[0] + .03, s[1] + .03, .05), (x, y, z + .03), M('graphite'), .008); box('lamp', s, (x, y, z), glow('lamp', '#e4f3fd', 7), .01)
    softbox('l', (x, y, z - .05), (x, y, 0), s[0], power, color, size_y=s[1], visible=False)

def grating(x0, x1, y0, y1, z, mat):
    box('grate', (x1 - x0, y1 - y0, .03), ((x0 + x1) / 2, (y0 + y1) / 2, z), mat, .004)

def handrail(p, q, z=0, h=1.1, step=1.5):
    """Tubular guard rail from p to q, both (x, y)."""
    p, q = Vector((*p, z)), Vector((*q, z)); d = q - p; L = d.length; m = M('stainless'); up = Vector((0, 0, 1))
    for k in (h, h * .55): run('rail', [p + up * k, q + up * k], .021, m)
    n = max(1, round(L / step))
    for i in range(n + 1): t = p + d * i / n; cyl('post', .021, h, (t.x, t.y, z + h / 2), m, bevel=.001, seg=24)
    c = p + d / 2; ang = math.atan2(d.y, d.x); box('kick', (L, .006, .12), (c.x, c.y, z + .07), m, .002, rot=(0, 0, ang))

def switchboard(x, y, rz=R90, w=.8, h=2.1, d=.5):
    """Section of a switchboard on its plinth, its door towards +X."""
    e0 = set(bpy.data.objects); F = Face('front', w, d); g = material('board', color='#4a5660', rough=.42, bump=('peel', 320, .2))
    box('plinth', (w, d, .1), (0, 0, .05), M('graphite'), .004); box('case', (w - .006, d, h - .1), (0, 0, .1 + (h - .1) / 2), g, .006); panel(F, 0, .1 + (h - .1) / 2, w - .03, h - .14, g, .02).location.y -= .02
    F = Face('front', w, d + .04); fbox(F, 'lock', .03, .03, .14, w / 2 - .08, 1.1, .012, M('graphite'), .006); fbox(F, 'meter', .11, .008, .11, -.12, 1.62, .003, M('glass_blk'), .004); fbox(F, 'digits', .07, .002, .022, -.12, 1.62, .009, glow('digits', BRAND, 2), 0)
    for i, c in enumerate(('#36d37a', BRAND)): fcyl(F, .011, .012, .04 + i * .06, 1.62, .005, glow('led%d' % i, c, 2.5), seg=24)
    o = parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'board'); o.location = (x, y, 0); o.rotation_euler.z = rz
    return o

# ---------------------------------------------------------------- municipal wastewater
def basin(y, z, x0=-16, x1=16, depth=40):
    """Aeration basins: still lanes of water between walls with walkways, foam where the air comes up."""
    con = worn('concrete_out', '#3a474f', '#5a6870', (.5, .8), .8)
    m = material('water', color='#0b2b3a', rough=.07, spec=.6); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); calc = calculator(nt)
    def noise(s, d):
        n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = s; n.inputs['Detail'].default_value = d; nt.links.new(tc.outputs['Object'], n.inputs['Vector']); return n.outputs['Fac']
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .55; bp.inputs['Distance'].default_value = .05
    nt.links.new(noise(2.6, 4), bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    foam = nt.nodes.new('ShaderNodeMapRange'); nt.links.new(noise(1.1, 8), foam.inputs[0])
    for k, v in ((1, .56), (2, .72)): foam.inputs[k].default_value = v
    mix = nt.nodes.new('ShaderNodeMixRGB'); mix.inputs[1].default_value = srgb('#0b2b3a'); mix.inputs[2].default_value = srgb('#9fbccb'); nt.links.new(foam.outputs[0], mix.inputs[0]); nt.links.new(mix.outputs[0], b.inputs['Base Color'])
    nt.links.new(calc('ADD', .06, calc('MULTIPLY', foam.outputs[0], .5)), b.inputs['Roughness'])
    box('water', (x1 - x0, depth, .1), ((x0 + x1) / 2, y + depth / 2, z - .05), m, 0)
    box('edge', (x1 - x0, .5, 1.2), ((x0 + x1) / 2, y - .25, z - .1), con, .02)
    for x in (-9.6, -4.6, .4, 5.4): box('wall', (.45, depth, .9), (x, y + depth / 2, z), con, .02)
    for k in (9.0, 22.0): box('cross', (x1 - x0, 1.1, .2), ((x0 + x1) / 2, y + k, z + .55), con, .02)
    return con

def wastewater():
    c, (W, D, H) = collection('machine', lambda: cabinets.build('max75')); pitch, n = 3.15, 3; x = 1.2; top = 4.3; rd = .10 + .040 * W; z0 = .18; zn = z0 + rd * 1.75
    for i in range(n): instance(c, (x, i * pitch, 0), -R90)
    xr = x + D * .22; S = M('stainless'); zm = 3.05; rm = .30
    for i in range(n):                                        # from each flange up into the air main
        y = i * pitch - W / 2 - .36; yr = y - .36
        joint((xr, y + .012, zn), (0, 1, 0), rd, 12); run('riser', [(xr, y, zn), (xr, yr, zn), (xr, yr, zm)], rd, S, 1.0)
        butterfly((xr, yr, 1.52), rd, -.75); joint((xr, yr, 2.35), (0, 0, 1), rd, 12); tube('saddle', rd, rd + .03, .05, (xr, yr, zm - rm + .02), S, bevel=.01)
    cyl('main', rm, 18, (xr, -.5, zm), S, (R90, 0, 0), bevel=.01, seg=160)
    for k in range(4): joint((xr, -3.6 + 3.15 * k + .75, zm), (0, 1, 0), rm, 20); clamp((xr, -2.2 + 3.15 * k, zm), rm, top)
    # room
    L, yb, xw, xl = 26, 8.6, 2.75, -3.6
    box('floor', (40, L, .2), (0, yb - L / 2, -.1), worn('floor', '#2b3843', '#42505b', (.12, .40), .55, .02), 0)
    k = brick('clinker', '#6a737c', '#525b65', '#3c454e')
    box('wr', (.3, L, top), (xw + .15, yb - L / 2, top / 2), k, 0); box('wl', (.3, L, top), (xl - .15, yb - L / 2, top / 2), k, 0)
    gw, gh, gx = 3.9, 3.45, -1.45                              # the open gate in the end wall
    xa, xb = gx - gw / 2, gx + gw / 2
    box('we', (xa - xl, .3, top), ((xa + xl) / 2, yb + .15, top / 2), k, 0); box('we', (xw - xb, .3, top), ((xw + xb) / 2, yb + .15, top / 2), k, 0); box('we', (gw, .3, top - gh), (gx, yb + .15, (top + gh) / 2), k, 0)
    for s in (xa, xb): box('jamb', (.10, .42, gh), (s, yb + .12, gh / 2), M('graphite'), .008)
    box('lintel', (gw + .2, .42, .14), (gx, yb + .12, gh + .05), M('graphite'), .008); box('curtain', (gw, .3, .32), (gx, yb - .12, gh + .26), M('alu_cast'), .06, 5)
    con = worn('slab', '#2d363d', '#434e56', (.55, .85), .9)
    box('ceiling', (40, L, .2), (0, yb - L / 2, top + .1), con, 0)
    for i in range(7): box('beam', (8, .26, .46), (0, yb - 1.2 - 3.15 * i, top - .2), con, .015)
    box('line', (.06, 16, .003), (x - D / 2 - .55, 1.5, .0015), M('brand'), 0)
    ladder((-2.9, -6, 3.5), (-2.9, yb - .3, 3.5)); 
    for i in range(5): lamp(-.55, 6.6 - 3.15 * i, 3.72, 1.5, 95)
    for i in range(6): switchboard(xl + .27, 1.2 + .82 * i)
    # outside
    y0 = yb + 3.0; basin(y0, -.55); box('apron', (40, 3.0, .3), (0, yb + 1.5, -.15), worn('apron', '#3a444b', '#525d64', (.5, .8), .8), 0)
    handrail((-12, y0 - .3), (9, y0 - .3))
    for k in (9.0, 22.0): handrail((-14, y0 + k - .5), (12, y0 + k - .5), .10)
    for px, py in ((-4.6, 9.0), (-2.1, 22.0), (-9.6, 22.0), (-.6, 35)):                 # lamps on the walkways
        cyl('mast', .05, 3.6, (px, y0 + py, 1.9), M('graphite'), bevel=.004, seg=24); box('head', (.5, .16, .07), (px, y0 + py - .05, 3.7), lit('mast', '#ffe6c4', 9), .01)
        softbox('ml', (px, y0 + py - .1, 3.6), (px, y0 + py, 0), .8, 60, '#ffe9cf', visible=False)
    t = worn('trees', '#0b141a', '#101d24', (.9, 1), .4); rnd = random.Random(4); P = []
    crowns = [(rnd.uniform(-60, 60), rnd.uniform(2.0, 6.0), rnd.uniform(.4, 1.9)) for _ in range(90)]
    for k in range(1201):                                     # a belt of trees as one soft outline
        px = -60 + k * .1; P.append((px, y0 + 62, 1.6 + max(h * math.exp(-((px - c) / w) ** 2) for c, w, h in crowns) + .10 * math.sin(px * 3.1) + .06 * math.sin(px * 7.7)))
    mesh('belt', [(q[0], q[1], z) for q in P for z in (-1, q[2])], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(1200)], t, smooth=False)
    sky(y0 + 110, strength=1.7)
    box('far', (200, 40, .2), (0, y0 + 62, -.5), t, 0)

def sky(y, low='#86b4d2', high='#14304a', strength=.9, h=60):
    """Evening sky as a lit sheet: bright over the horizon."""
    m = bpy.data.materials.new('sky'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    tc, s, r, e, o = (nt.nodes.new(k) for k in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeValToRGB', 'ShaderNodeEmission', 'ShaderNodeOutputMaterial'))
    nt.links.new(tc.outputs['Generated'], s.inputs[0]); nt.links.new(s.outputs['Z'], r.inputs[0]); nt.links.new(r.outputs[0], e.inputs[0]); nt.links.new(e.outputs[0], o.inputs[0])
    r.color_ramp.elements[0].color = srgb(low); r.color_ramp.elements[1].color = srgb(high); r.color_ramp.elements[1].position = .55; e.inputs[1].default_value = strength
    m.cycles.sample_as_light = False
    mesh('sky', [(-300, y, -2), (300, y, -2), (300, y, h), (-300, y, h)], [(0, 1, 2, 3)], m, smooth=False)

def shot_wastewater():
    wastewater(); hdri([], '#02060c', '#132a42', '#203c56', 1.0)
    softbox('key', (-3.2, -4.4, 3.4), (1.0, -.6, .9), 2.0, 320, '#f3f9fd', size_y=2.4)
    softbox('strip', (-2.6, 2.5, 4.0), (1.4, 2.5, 2.2), .8, 380, '#d9eefb', size_y=11)
    softbox('gate', (-1.55, 8.4, 2.0), (-.2, 0, .6), 3.4, 170, '#a8d6f0', size_y=3.0, visible=False)
    softbox('wash', (2.2, 2.0, 4.2), (2.75, 2.0, 1.6), .4, 700, '#9fd0ec', size_y=14, visible=False)
    softbox('left', (-2.7, 1.0, 4.2), (-3.6, 1.0, 1.2), .4, 420, '#9fd0ec', size_y=14, visible=False)
    yaw = math.radians(15); cam = camera((-1.3, -5.7, 1.92), (-1.3 + math.sin(yaw), -5.7 + math.cos(yaw), 1.92), lens=34, shift=(0, -.07), fstop=2.0, focus=(.8, -1.0, 1.0))
    return dict(exposure=.6)

# ---------------------------------------------------------------- automotive plant
def robot(x, y, z, turn=0.0, a=.5, b=1.1, s=1.0):
    """Six-axis robot; a: lean of the lower arm, b: of the upper one against it."""
    e0 = set(bpy.data.objects); c = material('robot', color='#b5602a', rough=.38, coat=.3); g = M('graphite')
    box('pedestal', (.9, .9, .5), (0, 0, .25), g, .03); cyl('base', .42, .34, (0, 0, .66), c, bevel=.03); cyl('turn', .36, .14, (0, 0, .90), g, bevel=.01); box('shoulder', (.58, .62, .50), (0, 0, 1.16), c, .08, 5)
    p = Vector((.16, 0, 1.26)); L = 1.25; q = p + Vector((L * math.sin(a), 0, L * math.cos(a))); e = a + b; t = q + Vector((1.35 * math.sin(e), 0, 1.35 * math.cos(e)))
    for k, r in ((p, .24), (q, .22), (t, .13)): cyl('axis', r, .62 if r > .2 else .34, tuple(k), g, (R90, 0, 0), bevel=.03)
    o = box('lower', (.30, .34, L), tuple((p + q) / 2), c, .10, 5); o.rotation_euler.y = a
    o = box('upper', (.26, .30, 1.45), tuple(q + (t - q) * .46), c, .09, 5); o.rotation_euler.y = e
    box('gun', (.16, .5, .12), tuple(t + Vector((.12, 0, -.30))), g, .02); box('gunb', (.10, .10, .55), tuple(t + Vector((.05, 0, -.18))), M('steel'), .02)
    sweep('dress', [p + Vector((-.2, .2, .3)), (p + q) / 2 + Vector((-.35, .2, .2)), q + Vector((-.3, .2, .25)), q + (t - q) * .5 + Vector((0, .2, .28)), t + Vector((0, .1, .1))], .045, M('rubber'), 12)
    h = parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'robot'); h.location = (x, y, z); h.rotation_euler.z = turn; h.scale = (s, s, s)

def automotive():
    c, (W, D, H) = collection('machine', lambda: cabinets.build('rmx-l')); pitch, n, x = 1.5, 5, -1.1; rd = .050 + .055 * W; zn = .13 + rd * 1.8; top = 3.35
    for i in range(n): instance(c, (x, i * pitch, 0), R90)
    xr = x - D * .20; S = M('stainless'); zm, rm = 2.72, .19
    for i in range(n):
        y = i * pitch + W / 2 + .16 + .14 * W; yr = y + 2 * rd
        joint((xr, y - .012, zn), (0, 1, 0), rd, 8); run('riser', [(xr, y, zn), (xr, yr, zn), (xr, yr, zm)], rd, S, 1.0); butterfly((xr, yr, 1.75), rd, .6, .12); joint((xr, yr, 2.30), (0, 0, 1), rd, 8); tube('saddle', rd, rd + .025, .05, (xr, yr, zm - rm + .02), S, bevel=.01)
    cyl('main', rm, 24, (xr, 6, zm), S, (R90, 0, 0), bevel=.01, seg=160)
    for k in range(8): joint((xr, -2.4 + 3 * k, zm), (0, 1, 0), rm, 16); clamp((xr, -1.1 + 3 * k, zm), rm, top)
    # gallery
    xl, xg, y0, y1 = -2.75, 2.3, -8, 9.6; con = worn('slab', '#3a444c', '#525e66', (.55, .85), .9)
    box('floor', (xg - xl + .3, y1 - y0, .3), ((xl + xg) / 2 + .15, (y0 + y1) / 2, -.15), worn('floor', '#2b3843', '#42505b', (.12, .40), .55, .02), 0)
    box('wl', (.3, y1 - y0, top), (xl - .15, (y0 + y1) / 2, top / 2), con, 0); box('ceiling', (xg - xl + .4, y1 - y0, .3), ((xl + xg) / 2 + .1, (y0 + y1) / 2, top + .15), con, 0)
    for i in range(6): box('beam', (xg - xl, .2, .3), ((xl + xg) / 2, -3.2 + 2.4 * i, top - .12), con, .01)
    box('line', (.06, 16, .003), (x + D / 2 + .55, 1.5, .0015), M('brand'), 0)
    for i in range(7): box('mullion', (.14, .06, top), (xg, y1 - 2.7 * i, top / 2), M('graphite'), .006)
    for i in range(3): box('mullion', (.06, .14, top), (xg - 1.9 * (i + .0), y1, top / 2), M('graphite'), .006)
    for z, h in ((.07, .14), (1.05, .05), (2.95, .10)): box('transom', (.12, y1 - y0, h), (xg, (y0 + y1) / 2, z), M('graphite'), .006); box('transom', (xg - xl, .12, h), ((xl + xg) / 2, y1, z), M('graphite'), .006)
    ladder((.2, y0, 3.0), (.2, y1, 3.0), .35)
    for i in range(4): lamp(1.25, 7.2 - 3.0 * i, 3.06, 1.4, 60)
    # the hall under it, with its saw-tooth roof
    z = -2.4; m = worn('hallfloor', '#3a4a57', '#52636f', (.15, .4), .3, .02); box('hall', (90, 110, .2), (20, 58, z - .1), m, 0)
    steel = material('steelwork', color='#31485c', rough=.5)
    for k in range(9):
        y = 19 + 7 * k; box('pane', (80, .05, 2.2), (12, y, 6.9), lit('pane', '#a6d8f2', .9), 0)
        for i in range(40): box('bar', (.10, .14, 2.2), (-26 + 1.9 * i, y - .06, 6.9), steel, 0)
        for h in (5.75, 8.05): box('bar', (80, .25, .25), (12, y - .05, h), steel, 0)
        mesh('roof', [(-28, y, 8.1), (52, y, 8.1), (52, y + 7, 5.75), (-28, y + 7, 5.75)], [(0, 1, 2, 3)], worn('roof', '#34424d', '#45535e', (.6, .8), .4), smooth=False)
        for i in range(6): box('column', (.35, .35, 8.2), (-19.4 + 12 * i, y, z + 4.1), steel, .01)
        for i in range(6): box('strip', (.2, 4.6, .08), (-7.8 + 5 * i, y + 2, 4.6), lit('strip', '#e8f5fd', 6), 0)
        softbox('hl', (10, y + 2, 4.5), (10, y + 2, z), 9, 520, '#dcf0fb', size_y=3, visible=False)
    rnd = random.Random(11)
    for i in range(11):
        y = 13 + 4.2 * i
        for sx, t in ((-7.5, 0), (-2.5, math.pi), (3.2, 0), (8.2, math.pi)): robot(sx, y + rnd.uniform(-.4, .4), z, t + rnd.uniform(-.7, .7), rnd.uniform(.0, .7), rnd.uniform(.9, 1.5), 1.2)
    for cx in (-5.0, 5.7):
        box('conveyor', (1.5, 60, .5), (cx, 40, z + .25), M('graphite'), .02)
        for s in (-1, 1): box('rail', (.12, 60, .14), (cx + s * .6, 40, z + .56), M('brand'), .01)
    sky(90, '#0f2a40', '#0a1c2c', .6)

def shot_automotive():
    automotive(); hdri([], '#02060c', '#132a42', '#203c56', 1.0)
    softbox('key', (1.6, -3.6, 3.0), (-1.0, .2, .8), 1.6, 170, '#f3f9fd', size_y=1.8, visible=False)
    softbox('strip', (1.7, 3.0, 3.2), (-1.2, 3.0, 1.2), .5, 190, '#d9eefb', size_y=11)
    softbox('wash', (-2.3, 3.0, 3.2), (-2.75, 3.0, 1.4), .3, 260, '#9fd0ec', size_y=13, visible=False)
    softbox('rim', (.6, 8.8, 2.7), (-1.2, 1.0, 1.0), 1.6, 90, BRAND, size_y=.8, visible=False)
    yaw = math.radians(-4); p = Vector((.65, -4.1, 1.74)); camera(p, p + Vector((math.sin(yaw), math.cos(yaw), 0)), lens=28.5, shift=(0, -.065), fstop=1.6, focus=(-.5, -.2, 1.0))
    return dict(exposure=.6)

# ---------------------------------------------------------------- commercial high-rise
def city(y0=150, seed=5):
    """Towers of a city at night: dark bodies, and a window for every lamp that is on."""
    rnd = random.Random(seed); body = material('tower', color='#0c1a28', rough=.4); W = {k: ([], []) for k in range(5)}
    for row, (dist, count, low, high) in enumerate(((0, 12, -60, 6), (90, 18, -50, 50), (220, 26, -40, 95))):
        for i in range(count):
            span = 170 + row * 150; x = -span + 2 * span * (i + rnd.uniform(.1, .9)) / count; w, d, h = rnd.uniform(18, 34), rnd.uniform(18, 34), rnd.uniform(low, high); y = y0 + dist + rnd.uniform(-20, 20)
            box('tower', (w, d, h + 140), (x, y + d / 2, (h - 140) / 2), body, 0); on = rnd.uniform(.10, .42); nx = int(w / 2.6)
            for f in range(int((h + 70) / 3.6)):
                for c in range(nx):
                    if rnd.random() > on: continue
                    V, F = W[rnd.choices(range(5), (3, 5, 4, 3, 4))[0]]; px, pz, k = x - w / 2 + (c + .5) * w / nx, h - 3 - 3.6 * f, len(V); s = w / nx * .30
                    V += [(px - s, y - .2, pz - .6), (px + s, y - .2, pz - .6), (px + s, y - .2, pz + .6), (px - s, y - .2, pz + .6)]; F.append((k, k + 1, k + 2, k + 3))
    for k, (color, power) in enumerate((('#ffd29a', 2.2), ('#ffcf98', .8), ('#fff0dc', .9), ('#a9dcfb', 1.6), ('#9ccbe8', .5))): mesh('windows', *W[k], lit('window%d' % k, color, power), smooth=False)

def highrise(machines=2, towers=True):
    c, _ = collection('machine', products.chiller); S = M('alu'); top = 3.55; jacket = material('jacket', color='#b9c2c9', metallic=1, rough=.34, bump=('peel', 40, .12))
    for k in range(machines):
        x = 5.6 * k; instance(c, (x, 0, 0))
        for j, y in enumerate((-.44, .44)):
            for i, dz in enumerate((.16, -.16)):
                e = x + 1.35 + .29 + .26; q = e + .30 + .34 * i; zt = 2.62 if j == 0 else 2.98
                joint((e - .012, y, .66 + dz), (1, 0, 0), .095, 8); run('riser', [(e, y, .66 + dz), (q, y, .66 + dz), (q, y, zt)], .095, jacket, 1.2)
                butterfly((q, y, 1.55 + .28 * i), .095, 0, .12); joint((q, y, 1.22), (0, 0, 1), .095, 8); tube('band', .095, .099, .05, (q, y, 2.2), M('brand') if i == 0 else M('paint_dk'), bevel=.001)
    for y, z in ((-.44, 2.62), (.44, 2.98)):
        cyl('header', .17, 30, (4, y, z), jacket, (0, R90, 0), bevel=.01, seg=160)
        for k in range(12): tube('seam', .168, .174, .03, (-9 + 2.0 * k, y, z), S, (0, R90, 0), bevel=.003)
        for k in range(7): clamp((-8.3 + 2.8 * k, y, z), .17, top, 'x')
    # room
    yf = 4.4; con = worn('slab', '#3d464d', '#566069', (.5, .8), .8)
    box('floor', (40, 16, .2), (3, yf - 8, -.1), worn('floor', '#46535d', '#64717b', (.10, .36), .5, .02), 0); box('ceiling', (40, 16, .3), (3, yf - 8, top + .15), con, 0)
    for k in range(6): box('beam', (.4, 16, .34), (-7.6 + 4.2 * k, yf - 8, top - .15), con, .015)
    for k in range(4): cyl('column', .34, top, (-10.6 + 8.0 * k, 2.9, top / 2), con, bevel=.002, seg=96)
    box('curb', (40, .3, .32), (3, yf, .16), con, .015); box('head', (40, .3, .3), (3, yf, top - .1), con, .01)
    for k in range(40): box('fin', (.05, .42, top), (-12 + .93 * k, yf + .1, top / 2), material('fin', color='#3b4650', metallic=1, rough=.4), .006)
    handrail((-14, yf - .35), (20, yf - .35), .0, 1.1, 1.8)
    for k in range(2):                                        # plinths of rubber under the machines: no foundation of their own
        for y in (-.66, .66): box('pad', (2.9, .3, .03), (5.6 * k, y, .004), M('rubber'), .004)
    box('line', (30, .06, .003), (3, -1.75, .0015), M('brand'), 0); ladder((-9, -1.5, 3.0), (18, -1.5, 3.0), .35)
    for k in range(5): lamp(-4.2 + 4.2 * k + 2.1, -.95, 3.28, 1.5, 60, 'x')
    if towers: city(); sky(520, '#3d6d8e', '#0a1622', .5, 260)
    else: sky(60, '#8fb9d4', '#173751', 1.3, 40)

def shot_highrise():
    highrise(); hdri([], '#02060c', '#12263c', '#1b344c', .8)
    softbox('key', (-3.4, -4.2, 3.0), (-.3, -.6, 1.0), 1.8, 200, '#f3f9fd', size_y=1.6, visible=False)
    softbox('strip', (1.5, -2.6, 3.2), (1.0, 0, 1.0), 9, 330, '#d9eefb', size_y=.5)
    softbox('rim', (3.4, 3.4, 2.8), (.2, 0, 1.1), 1.2, 150, BRAND, size_y=2.0, visible=False)
    softbox('facade', (2.5, 4.0, 1.8), (2.5, 0, .6), 16, 170, '#9fd0ec', size_y=2.4, visible=False)
    yaw = math.radians(7); p = Vector((.1, -5.25, 1.75)); camera(p, p + Vector((math.sin(yaw), math.cos(yaw), 0)), lens=30, shift=(0, -.05), fstop=1.3, focus=(-.2, -.7, 1.1))
    return dict(exposure=.5)

# ---------------------------------------------------------------- power plant
def energy():
    """Blowers beside the absorbers that their air goes to."""
    c, (W, D, H) = collection('machine', lambda: cabinets.build('max125')); pitch, n, x = 3.9, 2, -1.5; rd = .10 + .040 * W; zn = .18 + rd * 1.75; S = M('stainless'); xr = x - D * .22; zm, rm = 3.45, .36
    for i in range(n):
        instance(c, (x, i * pitch, 0), R90); y = i * pitch + W / 2 + .36; yr = y + 2 * rd
        joint((xr, y - .012, zn), (0, 1, 0), rd, 12); run('riser', [(xr, y, zn), (xr, yr, zn), (xr, yr, zm)], rd, S, 1.0); butterfly((xr, yr, 2.15), rd, .75); joint((xr, yr, 2.75), (0, 0, 1), rd, 12)
    run('main', [(xr, -8, zm), (xr, 11.2, zm), (9, 11.2, zm)], rm, S, 1.2)
    for y in (-1.2, 2.7, 6.6): joint((xr, y + .8, zm), (0, 1, 0), rm, 20)
    clad = material('cladding', color='#a3afb8', metallic=.55, rough=.45, bump=('peel', 24, .2)); steel = material('steelwork', color='#3d5870', rough=.5)
    for k in range(3):                                        # absorbers in their cladding, with galleries
        vx, vy, r = 4.0 + .4 * k, 4.6 + 5.2 * k, 1.55; cyl('absorber', r, 9, (vx, vy, 4.9), clad, bevel=.02, seg=160); cyl('skirt', r * .96, .5, (vx, vy, .25), M('graphite'), bevel=.01, seg=128)
        for z in (1.2, 2.3, 3.4, 4.5, 5.6): tube('seam', r, r + .012, .05, (vx, vy, z), M('alu'), bevel=.004, seg=160)
        for j in range(10): a = 2 * math.pi * j / 10; box('strip', (.012, .05, 7), (vx + (r + .004) * math.cos(a), vy + (r + .004) * math.sin(a), 4.4), M('alu'), .002, rot=(0, 0, a))
        tube('band', r, r + .014, .07, (vx, vy, 1.75), M('brand'), bevel=.002, seg=160)
        box('gallery', (4.4, 4.4, .10), (vx, vy, 3.95), steel, .01)
        for q, t in (((-2.2, -2.2), (2.2, -2.2)), ((-2.2, -2.2), (-2.2, 2.2))): handrail((vx + q[0], vy + q[1]), (vx + t[0], vy + t[1]), 4.0)
        for px, py in ((-2.1, -2.1), (-2.1, 2.1)): box('leg', (.18, .18, 3.9), (vx + px, vy + py, 1.95), steel, .008)
        rn = .15; zr = 1.25; joint((vx - r - .14, vy, zr), (1, 0, 0), rn, 10); run('feed', [(vx - r + .1, vy, zr), (vx - r - .55, vy, zr), (vx - r - .55, vy, 6.2)], rn, S, 1.2); butterfly((vx - r - .55, vy, 2.35), rn, -.4, .14)
    top = 9; con = worn('slab', '#3a444c', '#525e66', (.55, .85), .9)
    box('floor', (40, 50, .2), (4, 14, -.1), worn('floor', '#2b3843', '#42505b', (.12, .40), .55, .02), 0); box('wl', (.3, 50, top), (-3.15, 14, top / 2), con, 0); box('we', (40, .3, top), (8, 20, top / 2), con, 0)
    for k in range(9): box('col', (.4, .4, top), (-2.85, -5.2 + 3.9 * k, top / 2), steel, .01)
    for k in range(14): box('window', (1.9, .05, 2.2), (-2 + 2.1 * k, 19.8, 5.6), lit('window', '#8fd0ee', 1.0), .02)
    box('line', (.07, 40, .003), (x + D / 2 + .6, 10, .0015), M('brand'), 0); ladder((-.4, -8, 4.3), (-.4, 10.4, 4.3), .4)
    for i in range(6): lamp(.55, -2 + 3.4 * i, 4.6, 1.6, 110)

def shot_energy():
    energy(); hdri([], '#02060c', '#132a42', '#203c56', 1.0)
    softbox('key', (1.6, -4.6, 3.4), (-1.2, -.4, .9), 1.8, 300, '#f3f9fd', size_y=2.0, visible=False); softbox('strip', (.4, 4, 5.0), (.6, 4, 1.0), .8, 420, '#d9eefb', size_y=14)
    softbox('right', (5.5, -3.5, 4.4), (4.0, 4.6, 2.4), 3, 1300, '#cfe8f6', size_y=4, visible=False); softbox('rim', (.5, 12, 4.4), (2.6, 4, 2.0), 2.4, 300, BRAND, size_y=2, visible=False); softbox('wash', (-2.5, 4, 6.5), (-3.0, 4, 1.6), .4, 420, '#9fd0ec', size_y=16, visible=False)
    look((1.35, -6.3, 1.92), -7, 28.5, 1.8, (-.7, -.8, 1.1), -.03); return dict(exposure=.55)

# ---------------------------------------------------------------- upright plates of the sectors
def look(at, yaw, lens, fstop, focus, up=0.0):
    a = math.radians(yaw); p = Vector(at); camera(p, p + Vector((math.sin(a), math.cos(a), 0)), lens=lens, shift=(0, up), fstop=fstop, focus=focus)

def plate_manufacturing():
    q = shot_automotive(); look((.80, -2.7, 1.72), -7, 37, 1.8, (-.45, .9, 1.0), -.06); return q

def tiles(name, color, joint_, size=.3):
    m = brick(name, color, color, joint_); t = [n for n in m.node_tree.nodes if n.type == 'TEX_BRICK'][0]; t.offset = 0; t.inputs['Brick Width'].default_value = t.inputs['Row Height'].default_value = size; t.inputs['Mortar Size'].default_value = .004
    m.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = .22; return m

def plate_healthcare():
    c, _ = collection('pump', products.vacuum); instance(c, (0, 0, 0), math.radians(-12)); m, (W, D, H) = collection('machine', lambda: cabinets.build('rmx-m'))
    instance(m, (1.75, 2.0, 0), math.radians(-12)); top = 3.3; S = M('stainless'); wall = tiles('tile', '#8fa3b1', '#6a7d8b')
    box('floor', (20, 20, .2), (0, 0, -.1), worn('floor', '#5b6c79', '#70808c', (.10, .30), .5, .02), 0); box('wb', (20, .2, top), (0, 3.4, top / 2), wall, 0); box('ceiling', (20, 20, .2), (0, 0, top + .1), worn('slab', '#55626c', '#626f79', (.6, .8), .5), 0)
    q = Matrix.Rotation(math.radians(-12), 3, 'Z') @ Vector((-1.07 - .24, .10, 1.42)); d = Matrix.Rotation(math.radians(-12), 3, 'Z') @ Vector((-1, 0, 0))
    joint(tuple(q), tuple(d), .13, 10); run('suction', [tuple(q), tuple(q + d * .55), tuple(q + d * .55 + Vector((0, 0, 1.35))), tuple(q + d * .55 + Vector((0, 6, 1.35)))], .13, S, 1.2)
    for k, y in enumerate((3.24, 3.24)): run('service', [(-6, y, 2.55 + .22 * k), (8, y, 2.55 + .22 * k)], .045, (M('brand'), S)[k])
    for k in range(9): box('clip', (.04, .12, .5), (-4 + 1.1 * k, 3.3, 2.66), M('graphite'), .004)
    for x in (-2.2, .4, 3.0): lamp(x, .6, 3.12, 1.5, 60)
    hdri([], '#0a1824', '#3a5468', '#56707f', 1.0)
    softbox('key', (-3.0, -4.0, 3.0), (0, 0, 1.0), 2.2, 260, '#f6fbfe', size_y=2.0); softbox('rim', (3.2, 2.4, 2.8), (0, 0, 1.1), 1.2, 90, BRAND, size_y=2.0, visible=False); softbox('wash', (0, 2.6, 3.1), (0, 3.4, 1.4), 9, 160, '#e6f3fb', size_y=.4, visible=False)
    look((-.15, -4.6, 1.62), 1, 41, 2.0, (-.2, -.4, 1.1), -.04); return dict(exposure=.45)

def racks(x, y, n, turn, seed):
    """Row of server racks along Y, fronts to the aisle, every one with the lights of its machines."""
    rnd = random.Random(seed); door = material('rack', color='#1a232b', rough=.40); leds = [lit('led_r%d' % k, c, 9) for k, c in enumerate((BRAND, '#7fe0b0', '#dff2fb'))]; s = 1 if turn > 0 else -1; V = {k: ([], []) for k in range(3)}
    for i in range(n):
        yy = y + .62 * i; box('rack', (1.05, .60, 2.15), (x, yy, 1.085), door, .008); box('gap', (.01, .56, 2.02), (x + s * .526, yy, 1.08), material('mesh', color='#1b242c', metallic=.6, rough=.5), .002)
        for u in range(24):
            if rnd.random() < .15: continue
            z = .18 + .081 * u; X = x + s * .535
            for k in range(rnd.randint(1, 5)):
                v, f = V[rnd.choices((0, 1, 2), (6, 2, 1))[0]]; a = yy - .22 + .05 * k + rnd.choice((0, .2)); m = len(v); v += [(X, a, z), (X, a + .014, z), (X, a + .014, z + .014), (X, a, z + .014)]; f.append((m, m + 1, m + 2, m + 3))
    for k, (v, f) in V.items():
        if f: mesh('leds', v, f, leds[k], smooth=False)

def plate_finance():
    c, _ = collection('machine', products.chiller); instance(c, (2.0, 0, 0)); top = 3.4
    box('floor', (30, 40, .2), (0, 12, -.1), worn('floor', '#2b3843', '#42505b', (.10, .34), .55, .02), 0); box('ceiling', (30, 40, .2), (0, 12, top + .1), worn('slab', '#2d363d', '#434e56', (.55, .85), .9), 0)
    for x, n, t, sd in ((-1.85, 24, 1, 1), (.95, 24, -1, 2), (-5.0, 24, 1, 3), (4.6, 24, -1, 4)): racks(x, 3.3, n, t, sd)
    for k in range(10): box('mullion', (.06, .10, top), (-6.65 + 1.9 * k, 2.1, top / 2), M('graphite'), .006)
    for z, h in ((.07, .14), (2.5, .08)): box('transom', (24, .10, h), (0, 2.1, z), M('graphite'), .006)
    for k in range(7): box('lamp', (.12, 1.6, .05), (-.45, 3.6 + 2.3 * k, 3.1), glow('lamp', '#e4f3fd', 6), .01)
    hdri([], '#02060c', '#132a42', '#203c56', .9)
    softbox('key', (-1.2, -3.8, 3.0), (1.6, -.4, 1.1), 1.6, 190, '#f3f9fd', visible=False); softbox('strip', (1.8, -1.6, 3.2), (1.8, 0, 1.2), 5, 170, '#d9eefb', size_y=.5); softbox('rim', (2.6, 1.7, 2.9), (0, 0, 1.2), .8, 90, BRAND, size_y=2.0, visible=False)
    softbox('aisle', (-.45, 9, 3.0), (-.45, 9, 0), .7, 620, '#cfeafa', size_y=13, visible=False)
    look((-.30, -3.9, 1.72), 12, 33, 1.3, (1.2, -.8, 1.2), -.05); return dict(exposure=.6)

def plate_retail():
    highrise(1, False); hdri([], '#02060c', '#1a3048', '#2c4a62', 1.0)
    softbox('key', (4.6, -3.4, 3.0), (1.6, -.3, 1.0), 1.6, 170, '#f3f9fd', visible=False); softbox('strip', (.6, -2.2, 3.2), (.8, 0, 1.0), 6, 190, '#d9eefb', size_y=.5); softbox('rim', (-3.4, 3.0, 2.8), (.6, 0, 1.1), 1.4, 120, BRAND, size_y=2.0, visible=False); softbox('facade', (1, 4.0, 1.8), (1, 0, .6), 12, 200, '#a8d6f0', size_y=2.4, visible=False)
    look((3.9, -3.3, 1.72), -37, 32, 1.6, (1.9, -.5, .9), -.05); return dict(exposure=.55)

PLACES = dict(wastewater=shot_wastewater, automotive=shot_automotive, highrise=shot_highrise, energy=shot_energy, manufacturing=plate_manufacturing, healthcare=plate_healthcare, finance=plate_finance, retail=plate_retail)

if __name__ == '__main__':
    a = args(out='', place='wastewater', w=1920, h=1200, samples=96, strength=1.0)
    reset(); q = PLACES[a.place]()
    quality(a.w, a.h, a.samples, look='High Contrast', bounces=5, **q)
    shoot(a.out, lambda im: glare(tonemap(im)[..., :3], amount=.35), a.strength)
