"""Shared studio of every picture and film: scene reset, materials, light, backdrops, camera,
mesh helpers, render, denoise, view transform.

Runs inside Debian's Blender 3.4:
    blender -b --factory-startup --python-exit-code 1 -P <scene>.py -- --out x.png
That build has no OpenImageDenoise, so `render()` makes two half-sample buffers with different
seeds and cross-filters them (denoise.c, feature-guided NL-means)."""
import bpy, bmesh, math, os, sys, time, argparse
import numpy as np
from mathutils import Vector, Matrix
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from display import NIGHT, night, glare, write_png, _gauss

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(os.path.dirname(HERE), '.work')          # masters and frames, not in the repository

# ---------------------------------------------------------------- colour
def srgb(hexa):
    h = hexa.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255.0
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return tuple(out) + (1.0,)

BRAND = '#61caf2'      # given
BRAND2 = '#5bcbf5'     # given
PAINT = '#e9eef2'      # cabinet powder coat
GRAPHITE = '#23292f'   # frames, bases

def args(**defaults):
    """Minimal CLI: every keyword becomes --keyword with the same type."""
    p = argparse.ArgumentParser()
    for k, v in defaults.items():
        if isinstance(v, bool):
            p.add_argument('--' + k, type=lambda s: s.lower() in ('1', 'true', 'yes'), default=v)
        else:
            p.add_argument('--' + k, type=type(v), default=v)
    a = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return p.parse_args(a)

# ---------------------------------------------------------------- scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    if s.world is None:
        s.world = bpy.data.worlds.new('World')
    return s

def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o

# ---------------------------------------------------------------- materials
_mats = {}

def _principled(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree, m.node_tree.nodes['Principled BSDF']

def material(name, color=PAINT, metallic=0.0, rough=0.4, coat=0.0, coat_rough=0.1, spec=0.5,
             aniso=0.0, bump=None):
    """bump: None | ('peel', scale, strength) | ('brushed', axis, scale, strength)"""
    if name in _mats:
        return _mats[name]
    m, nt, b = _principled(name)
    b.inputs['Base Color'].default_value = srgb(color) if isinstance(color, str) else color
    b.inputs['Metallic'].default_value = metallic
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = spec
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = coat_rough
    b.inputs['Anisotropic'].default_value = aniso
    if aniso:
        t = nt.nodes.new('ShaderNodeTangent'); t.direction_type = 'RADIAL'; t.axis = 'Z'
        nt.links.new(t.outputs[0], b.inputs['Tangent'])
    if bump:
        bp = nt.nodes.new('ShaderNodeBump')
        tc = nt.nodes.new('ShaderNodeTexCoord')
        kind = bump[0]
        if kind == 'peel':                                 # powder-coat orange peel
            tx = nt.nodes.new('ShaderNodeTexNoise'); tx.inputs['Scale'].default_value = bump[1]
            tx.inputs['Detail'].default_value = 1.0
            nt.links.new(tc.outputs['Object'], tx.inputs['Vector']); out = tx.outputs['Fac']
            bp.inputs['Strength'].default_value = bump[2]; bp.inputs['Distance'].default_value = 0.001
        else:                                              # brushed
            mp = nt.nodes.new('ShaderNodeMapping')
            sc = [bump[2]] * 3; sc['xyz'.index(bump[1])] = bump[2] / 60.0
            mp.inputs['Scale'].default_value = sc
            tx = nt.nodes.new('ShaderNodeTexNoise'); tx.inputs['Scale'].default_value = 1.0; tx.inputs['Detail'].default_value = 2.0
            nt.links.new(tc.outputs['Object'], mp.inputs['Vector']); nt.links.new(mp.outputs[0], tx.inputs['Vector'])
            out = tx.outputs['Fac']
            bp.inputs['Strength'].default_value = bump[3]; bp.inputs['Distance'].default_value = 0.001
        nt.links.new(out, bp.inputs['Height'])
        nt.links.new(bp.outputs[0], b.inputs['Normal'])
    _mats[name] = m
    return m

def M(kind):
    """The material library of all machines."""
    lib = {
        'paint':     dict(color=PAINT, rough=0.36, coat=0.25, coat_rough=0.22, bump=('peel', 260, 0.18)),
        'paint_dk':  dict(color='#14263c', rough=0.34, coat=0.4, coat_rough=0.15, bump=('peel', 260, 0.12)),
        'brand':     dict(color='#22a7dd', rough=0.3, coat=0.5, coat_rough=0.12),
        'graphite':  dict(color=GRAPHITE, rough=0.5, bump=('peel', 320, 0.35)),
        'rubber':    dict(color='#101214', rough=0.75),
        'void':      dict(color='#06080a', rough=0.9, spec=0.1),
        'alu':       dict(color='#ccd1d6', metallic=1, rough=0.25),
        'alu_turned':dict(color='#c9ced4', metallic=1, rough=0.28, aniso=0.6),
        'alu_cast':  dict(color='#a9afb5', metallic=1, rough=0.46, bump=('peel', 90, 0.6)),
        'steel':     dict(color='#b9c0c6', metallic=1, rough=0.2, aniso=0.4),
        'stainless': dict(color='#c3c8cc', metallic=1, rough=0.3, bump=('brushed', 'x', 900, 0.25)),
        'foil':      dict(color='#d9c9a6', metallic=1, rough=0.18),
        'copper':    dict(color='#d98a55', metallic=1, rough=0.26),
        'glass_blk': dict(color='#04070b', rough=0.06, spec=0.6, coat=1.0, coat_rough=0.02),
        'ink':       dict(color='#17222e', rough=0.45),
        'white':     dict(color='#ffffff', rough=0.4),
        'soft':      dict(color='#9fb6c6', rough=0.5),
    }
    return material(kind, **lib[kind])

def glow(name, color=BRAND, strength=4.0):
    """Pure emitter (no BSDF): light lines, particles, LEDs."""
    key = 'glow_' + name
    if key in _mats:
        return _mats[key]
    m = bpy.data.materials.new(key); m.use_nodes = True
    nt = m.node_tree; nt.nodes.clear()
    e = nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value = srgb(color); e.inputs[1].default_value = strength
    o = nt.nodes.new('ShaderNodeOutputMaterial'); nt.links.new(e.outputs[0], o.inputs[0])
    _mats[key] = m
    return m

def picture(name, path, strength=1.0):
    """Emissive image (touch screen): the HMI is an HTML page captured with headless Chromium."""
    m, nt, b = _principled(name)
    tx = nt.nodes.new('ShaderNodeTexImage'); tx.image = bpy.data.images.load(os.path.abspath(path))
    b.inputs['Base Color'].default_value = (0.002, 0.003, 0.004, 1)
    b.inputs['Roughness'].default_value = 0.12
    nt.links.new(tx.outputs[0], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = strength
    return m

def calculator(nt):
    """Function that adds a math node to a node tree, from numbers and outputs of nodes to its output."""
    def calc(op, *values):
        n = nt.nodes.new('ShaderNodeMath'); n.operation = op
        for k, v in enumerate(values):
            if isinstance(v, (int, float)): n.inputs[k].default_value = v
            else: nt.links.new(v, n.inputs[k])
        return n.outputs[0]
    return calc

# ---------------------------------------------------------------- mesh helpers
def mesh(name, verts, faces, mat=None, smooth=True, autosmooth=35, uv=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.validate()
    if uv is not None:
        l = me.uv_layers.new(name='UV')
        for p in me.polygons:
            for li in p.loop_indices:
                l.data[li].uv = uv[me.loops[li].vertex_index]
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(autosmooth)
    o = bpy.data.objects.new(name, me)
    if mat:
        me.materials.append(mat)
    return link(o)

def box(name, size, loc=(0, 0, 0), mat=None, bevel=0.004, seg=3, rot=(0, 0, 0)):
    """Bevelled box, centred on loc; only real bevels make sheet metal look like metal."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel:
        b = min(bevel, min(size) * 0.45)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b, segments=seg, profile=0.5, affect='EDGES', clamp_overlap=True)
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
    o = bpy.data.objects.new(name, me); o.location = loc; o.rotation_euler = rot
    if mat: me.materials.append(mat)
    return link(o)

def lathe(name, profile, mat=None, seg=128, loc=(0, 0, 0), rot=(0, 0, 0), autosmooth=30, closed=False):
    """Surface of revolution about Z from [(r, z), ...]."""
    n = len(profile)
    v, f, uv = [], [], []
    L = [0.0]
    for i in range(1, n):
        L.append(L[-1] + math.dist(profile[i], profile[i - 1]))
    for j in range(seg):
        a = 2 * math.pi * j / seg
        for i, (r, z) in enumerate(profile):
            v.append((r * math.cos(a), r * math.sin(a), z)); uv.append((j / seg, L[i]))
    m = n if closed else n - 1
    for j in range(seg):
        k = (j + 1) % seg
        for i in range(m):
            i2 = (i + 1) % n
            f.append((j * n + i, k * n + i, k * n + i2, j * n + i2))
    o = mesh(name, v, f, mat, autosmooth=autosmooth, uv=uv)
    bm = bmesh.new(); bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data); bm.free()
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    o.location = loc; o.rotation_euler = rot
    return o

def cyl(name, r, h, loc=(0, 0, 0), mat=None, rot=(0, 0, 0), bevel=0.003, seg=64):
    b = min(bevel, r * 0.45, h * 0.45)
    p = [(0, -h / 2), (r - b, -h / 2), (r - 0.3 * b, -h / 2 + 0.3 * b), (r, -h / 2 + b),
         (r, h / 2 - b), (r - 0.3 * b, h / 2 - 0.3 * b), (r - b, h / 2), (0, h / 2)]
    return lathe(name, p, mat, seg, loc, rot)

def tube(name, r0, r1, h, loc=(0, 0, 0), mat=None, rot=(0, 0, 0), bevel=0.003, seg=96):
    b = min(bevel, (r1 - r0) * 0.45, h * 0.45)
    p = [(r0, -h / 2 + b), (r0 + b, -h / 2), (r1 - b, -h / 2), (r1, -h / 2 + b),
         (r1, h / 2 - b), (r1 - b, h / 2), (r0 + b, h / 2), (r0, h / 2 - b)]
    return lathe(name, p, mat, seg, loc, rot, closed=True)

def hexbolt(r=0.012, h=0.008, loc=(0, 0, 0), rot=(0, 0, 0), mat=None):
    return cyl('bolt', r, h, loc, mat or M('steel'), rot, bevel=0.0015, seg=6)

def text(body, size, loc, rot, mat, font='/usr/share/fonts/opentype/inter/Inter-Bold.otf', extrude=0.0006, align='LEFT', spacing=1.0):
    c = bpy.data.curves.new('text', 'FONT'); c.body = body; c.size = size; c.extrude = extrude
    c.align_x = align; c.align_y = 'CENTER'; c.space_character = spacing
    if os.path.exists(font):
        c.font = bpy.data.fonts.load(font, check_existing=True)
    o = bpy.data.objects.new('text', c); o.location = loc; o.rotation_euler = rot
    c.materials.append(mat)
    return link(o)

def sweep(name, pts, radius, mat, seg=16, res=8):
    """Pipe / cable / streamline along a smooth path."""
    c = bpy.data.curves.new(name, 'CURVE'); c.dimensions = '3D'; c.bevel_depth = radius; c.bevel_resolution = max(1, seg // 4)
    c.resolution_u = res; c.use_fill_caps = True
    s = c.splines.new('NURBS'); s.points.add(len(pts) - 1); s.use_endpoint_u = True; s.order_u = min(4, len(pts))
    for p, q in zip(s.points, pts):
        p.co = (*q, 1)
    o = bpy.data.objects.new(name, c); c.materials.append(mat)
    return link(o)

def parent(objs, name='grp'):
    e = bpy.data.objects.new(name, None); link(e)
    for o in objs:
        if o is not e and o.parent is None:
            o.parent = e
    return e

# ---------------------------------------------------------------- light, backdrop, camera
def hdri(boxes, bottom, horizon, top, strength=1.0, target=(0, 0, 0), size=1024, fill=1.0):
    """Procedural studio HDRI painted in numpy: one importance-sampled world light instead of many area
    lights = far less noise on metal, soft-edged reflections, the same picture in Cycles and Eevee.
    boxes: dicts(loc, size, size_y, power, color, soft): a softbox at `loc` seen from `target`."""
    W, H = size, size // 2
    u = (np.arange(W) + .5) / W; v = (np.arange(H) + .5) / H
    phi = -(u - .5) * 2 * math.pi; th = (v - .5) * math.pi
    ct, st = np.cos(th)[:, None], np.sin(th)[:, None]
    D = np.stack([ct * np.cos(phi)[None], ct * np.sin(phi)[None], st * np.ones_like(phi)[None]], -1)
    z = D[..., 2:3]
    cb, ch, ctp = (np.array(srgb(c)[:3]) for c in (bottom, horizon, top))
    t = np.clip(np.abs(z), 0, 1) ** 0.7
    img = np.where(z > 0, ch + (ctp - ch) * t, ch + (cb - ch) * t) * fill
    for b in boxes:
        c = np.array(b['loc'], float) - np.array(target, float); dist = np.linalg.norm(c); c /= dist
        up = np.array([0, 0, 1.0]) if abs(c[2]) < .95 else np.array([0, 1.0, 0])
        r = np.cross(c, up); r /= np.linalg.norm(r); up = np.cross(r, c)
        f = D @ c
        x = np.where(f > .02, (D @ r) / np.maximum(f, .02), 9) / (b['size'] / 2 / dist)
        y = np.where(f > .02, (D @ up) / np.maximum(f, .02), 9) / (b.get('size_y', b['size']) / 2 / dist)
        so = b.get('soft', 0.35)
        def edge(q):
            e = np.clip((1 + so * .5 - np.abs(q)) / so, 0, 1); return e * e * (3 - 2 * e)
        m = edge(x) * edge(y)
        m = m * (1 - b.get('falloff', 0.35) * np.clip(0.5 - 0.5 * y, 0, 1))       # brighter towards its top, like a real box
        img += m[..., None] * np.array(srgb(b.get('color', '#ffffff'))[:3]) * b['power']
    im = bpy.data.images.new('studio_hdri', W, H, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([img, np.ones((H, W, 1))], -1).astype(np.float32).ravel()); im.pack()
    w = bpy.context.scene.world; w.use_nodes = True
    nt = w.node_tree; nt.nodes.clear()
    tx = nt.nodes.new('ShaderNodeTexEnvironment'); tx.image = im
    bg = nt.nodes.new('ShaderNodeBackground'); bg.inputs[1].default_value = strength
    o = nt.nodes.new('ShaderNodeOutputWorld')
    nt.links.new(tx.outputs[0], bg.inputs[0]); nt.links.new(bg.outputs[0], o.inputs[0])
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 1024
    return im

# The two looks of all pictures ----------------------------------------------------
def look_dark(target=(0, 0, 0), k=1.0, strength=1.0, front=0.0, rim=1.0, front_at=(-5.0, -2.4, -1.5)):
    """Night studio, white key from the left, cyan rims: technology films, hero, blog covers.
    front: power of a wide, low soft box at the left, for end faces that face left; rim: factor for the cyan rim lights."""
    T = Vector(target)
    B = lambda loc, size, size_y, power, color='#ffffff', **kw: dict(loc=tuple(T + Vector(loc) * k), size=size * k, size_y=size_y * k, power=power, color=color, **kw)
    return hdri([
        B((-4.2, -2.6, 4.2), 2.6, 4.0, 11),
        B((1.2, 1.8, 5.4), 5.0, 1.3, 9, '#eef8ff'),
        B((5.2, 1.6, 1.8), 1.1, 5.0, 16 * rim, BRAND),
        B((-5.2, 2.6, 0.8), 0.8, 4.6, 9 * rim, BRAND2),
        B((2.6, -5.0, 0.8), 1.6, 3.4, 1.6, '#cfeaf8'),
        B(front_at, 2.6, 3.2, front, '#dcecf6', soft=.8),
    ], '#01040a', '#0c2036', '#14304c', strength, target, fill=0.8)

def look_light(target=(0, 0, 0), k=1.0, strength=1.0):
    """White studio for product cards: big left key, strip right, cool top."""
    T = Vector(target)
    B = lambda loc, size, size_y, power, color='#ffffff', **kw: dict(loc=tuple(T + Vector(loc) * k), size=size * k, size_y=size_y * k, power=power, color=color, **kw)
    return hdri([
        B((-3.4, -5.0, 3.4), 3.4, 4.6, 10.0),                       # key: makes the front the brightest side
        B((0.0, 0.8, 6.0), 5.5, 3.6, 4.6, '#f4faff'),               # top bank
        B((5.6, 1.4, 1.8), 0.45, 5.0, 4.0, '#dff3ff'),              # strip: highlight down the side panels
        B((-6.0, 2.0, 2.0), 1.0, 4.0, 4.0, BRAND),                  # faint cyan kicker from behind
    ], '#6b7a86', '#8a9aa6', '#cfd9e0', strength, target, fill=0.30)

def tonemap(rgba):
    """Linear premultiplied RGBA through the scene's view transform: straight display RGBA in 0..1."""
    tmp = os.path.join(WORK, 'tmp', 't%d.png' % os.getpid())
    os.makedirs(os.path.dirname(tmp), exist_ok=True)
    a = rgba[..., 3:4]
    flat = np.where(a > 1e-4, rgba[..., :3] / np.maximum(a, 1e-4), 0)
    s = bpy.context.scene; h, w = rgba.shape[:2]
    im = bpy.data.images.new('tm', w, h, alpha=False, float_buffer=True); im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([flat, np.ones_like(a)], -1).astype(np.float32).ravel())
    f = s.render.image_settings; f.file_format = 'PNG'; f.color_mode = 'RGB'; f.color_depth = '16'; f.compression = 0
    im.save_render(tmp, scene=s); bpy.data.images.remove(im)
    im = bpy.data.images.load(tmp); im.colorspace_settings.name = 'Non-Color'
    o = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(o); bpy.data.images.remove(im); os.remove(tmp)
    o = o.reshape(h, w, 4); o[..., 3:4] = np.clip(a, 0, 1)
    return o

def on_night(layer, pool=(0.62, 0.46), radius=0.62, amount=1.0, glow=0.35):
    """A rendered layer (linear, premultiplied) on the night backdrop: display RGB."""
    o = tonemap(layer); a = o[..., 3:4]
    out = o[..., :3] * a + night(*layer.shape[:2], pool, radius, amount) * (1 - a)
    return glare(out, amount=glow) if glow else out

def on_alpha(layer, gain=1.10):
    """A product with alpha: lifts the paint from Filmic's grey towards paper white and rolls off highlights. The caught
    shadow has no colour to guide the noise filter, so it is smoothed separately."""
    o = tonemap(layer); c = o[..., :3]
    m = (layer[..., :3].max(-1) < .004).astype(np.float32)[..., None]; r = max(2, layer.shape[0] // 130)
    soft = _gauss(o[..., 3:4] * m, r) / np.maximum(_gauss(m, r), 1e-3)
    h, w = m.shape[:2]; y, x = np.mgrid[0:h, 0:w]; edge = np.minimum(np.minimum(x / w, 1 - x / w) / .07, np.minimum(y / h, 1 - y / h) / .06)
    soft = soft * (np.clip(edge, 0, 1) ** 2 * (3 - 2 * np.clip(edge, 0, 1)))[..., None]        # fade out, so that the frame does not cut the shadow
    m *= o[..., 3:4] < soft + .12                                         # the smooth edges of black rubber are no shadow
    o[..., 3:4] = o[..., 3:4] * (1 - m) + soft * m
    o[..., :3] = np.clip(c * gain - (gain - 1) * .55 * c ** 4, 0, 1)
    return o

def softbox(name, loc, target, size, power, color='#ffffff', size_y=None, spread=180, visible=True):
    """Extra local area light where the HDRI is not enough, such as interior glows."""
    l = bpy.data.lights.new(name, 'AREA'); l.shape = 'RECTANGLE'
    l.size = size; l.size_y = size_y or size; l.energy = power; l.color = srgb(color)[:3]
    l.spread = math.radians(spread)
    o = bpy.data.objects.new(name, l); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False
    if not visible:
        o.visible_glossy = False
    return link(o)

def camera(loc, target, lens=70, shift=(0, 0), fstop=None, focus=None):
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    c.clip_end = 500; c.clip_start = 0.01
    o = bpy.data.objects.new('cam', c); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = link(o)
    return o

# ---------------------------------------------------------------- render
def quality(w=1280, h=720, samples=96, transparent=False, look='Medium High Contrast', exposure=0.0,
            bounces=4, threads=2, blur=False, transform='Filmic'):
    s = bpy.context.scene
    r, c = s.render, s.cycles
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    r.film_transparent = transparent
    r.threads_mode = 'FIXED'; r.threads = threads
    r.use_persistent_data = True
    r.use_motion_blur = blur
    c.samples = samples; c.use_adaptive_sampling = True; c.adaptive_threshold = 0.03; c.adaptive_min_samples = 16
    c.use_denoising = False
    c.max_bounces = bounces; c.diffuse_bounces = 3; c.glossy_bounces = bounces; c.transmission_bounces = bounces
    c.transparent_max_bounces = 8
    c.caustics_reflective = False; c.caustics_refractive = False
    c.sample_clamp_indirect = 4.0; c.sample_clamp_direct = 0.0
    c.blur_glossy = 1.0
    c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.5
    c.seed = 7
    try: c.sampling_pattern = 'SOBOL'
    except Exception: pass
    v = s.view_settings
    s.display_settings.display_device = 'sRGB'
    v.view_transform = transform
    try: v.look = look
    except Exception: v.look = 'None'
    v.exposure = exposure; v.gamma = 1.0
    s.render.dither_intensity = 1.0

def _passes(prefix):
    """Combined + denoising features to half/full float EXR through the compositor."""
    s = bpy.context.scene
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = os.path.dirname(prefix)
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'ZIP'
    fo.format.color_mode = 'RGBA'
    names = {'Image': 'rgb', 'Denoising Normal': 'nor', 'Denoising Albedo': 'alb'}
    if vl.use_pass_z: names['Depth'] = 'z'
    fo.file_slots.clear()
    for out, tag in names.items():
        if out in rl.outputs and rl.outputs[out].enabled:
            fo.file_slots.new(os.path.basename(prefix) + tag + '_')
            nt.links.new(rl.outputs[out], fo.inputs[-1])
    cp = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], cp.inputs[0])
    return list(names.values())

def _load(path):
    im = bpy.data.images.load(path)
    w, h = im.size
    a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)

def render(strength=1.0):
    """Render the scene with two seeds and cross-filter. Returns (linear premultiplied RGBA, depth or None)."""
    from denoise import nlm
    s = bpy.context.scene
    tmp = os.path.join(WORK, 'tmp', 'p%d_' % os.getpid())
    os.makedirs(os.path.dirname(tmp), exist_ok=True)
    n, total, bufs, t0 = s.frame_current, s.cycles.samples, [], time.time()
    for k in range(2):
        s.cycles.samples = max(1, total // 2)
        s.cycles.seed = 7 + 101 * k                        # constant over frames, so that noise does not crawl
        tags = _passes(tmp)
        bpy.ops.render.render(write_still=False)
        name = lambda t: '%s%s_%04d.exr' % (tmp, t, n)
        bufs.append({t: _load(name(t)) for t in tags if os.path.exists(name(t))})
        for t in tags:
            try: os.remove(name(t))
            except OSError: pass
    s.cycles.samples = total
    t1 = time.time()
    img = nlm(bufs[0], bufs[1], strength)
    print('RENDER %.1fs filter %.1fs' % (t1 - t0, time.time() - t1), flush=True)
    return img, bufs[0].get('z')

def shoot(path, look=on_night, strength=1.0):
    """Renders, applies `look` and writes the file. With the depth pass on, also writes <path>_z.npy, rows from the top."""
    img, z = render(strength)
    if z is not None:
        np.save(path.replace('.png', '_z.npy'), z[::-1, :, 0].astype(np.float32))
    write_png(path, look(img))

def write_camera(png):
    """Writes the projection matrix of the picture to <png>_cam.json, for the air of flow.py."""
    import json
    bpy.context.view_layer.update(); s = bpy.context.scene; cam = s.camera
    P = cam.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=s.render.resolution_x, y=s.render.resolution_y) @ cam.matrix_world.inverted()
    with open(png.replace('.png', '_cam.json'), 'w') as f: json.dump(dict(P=[list(r) for r in P], eye=list(cam.location)), f)

def write_json(path, **data):
    """Writes numbers that a film needs; matrices and vectors become lists."""
    import json
    plain = lambda v: [plain(q) for q in v] if isinstance(v, (list, tuple, Matrix, Vector, np.ndarray)) else v
    with open(path, 'w') as f: json.dump({k: plain(v) for k, v in data.items()}, f)

def pixels(points):
    """Projects world points to pixels of the picture, from the bottom left."""
    from bpy_extras.object_utils import world_to_camera_view
    bpy.context.view_layer.update(); s = bpy.context.scene; r = s.render
    q = [world_to_camera_view(s, s.camera, Vector(p)) for p in points]
    return [[v.x * r.resolution_x, v.y * r.resolution_y] for v in q]

def place(img, w, h, cx=0.5, cy=0.5, scale=1.0):
    """A rendered layer on an empty canvas of w x h, its centre at (cx, cy) from the top left; scale <= 1."""
    if scale != 1.0:
        n = (max(1, round(img.shape[0] * scale)), max(1, round(img.shape[1] * scale)))
        img = _resize(img, n)
    ih, iw = img.shape[:2]
    out = np.zeros((h, w, 4), np.float32)
    x0, y0 = round(cx * w - iw / 2), round((1 - cy) * h - ih / 2)          # rows from the bottom
    a0, b0, a1, b1 = max(0, x0), max(0, y0), min(w, x0 + iw), min(h, y0 + ih)
    out[b0:b1, a0:a1] = img[b0 - y0:b1 - y0, a0 - x0:a1 - x0]
    return out

def _resize(img, n):
    """Area-weighted downscaling, one axis at a time."""
    for ax in (0, 1):
        m = img.shape[ax]
        if n[ax] == m: continue
        c = np.concatenate([np.zeros_like(np.take(img, [0], ax)), np.cumsum(img, ax, dtype=np.float64)], ax)
        e = np.linspace(0, m, n[ax] + 1); i = np.minimum(e.astype(int), m - 1); f = (e - i).reshape([-1 if k == ax else 1 for k in range(3)])
        g = np.take(c, i, ax) * (1 - f) + np.take(c, i + 1, ax) * f
        img = (np.diff(g, axis=ax) * n[ax] / m).astype(np.float32)
    return img
