"""The three series as cabinets, front or back, from the dimensions of each size family (mm: length x width x height).
  RMX  narrow face forward: navy control head over a louvred door, cyan line, inlet silencer on the roof, discharge at the side
  EMX  long face forward: white wrap over graphite ends, full-height filter inlet, light blade, discharge upwards
  MAX  long face forward: two or three tall doors, navy control bay, two inlet silencers, big flanged discharge at the side
  blender -b --factory-startup --python-exit-code 1 -P cabinets.py -- --model rmx-m --view front --out x.png
look: alpha (product on a soft shadow, transparent) | night"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from parts import *
from cabinet_camera import AZ, LENS, MODELS, camera_of, view_of

MEDIUM = '/usr/share/fonts/opentype/inter/Inter-Medium.otf'

def shell(W, D, H, base=0.12, roof='paint_dk', post='paint', roof_h=0.05, post_r=0.020, frame='graphite'):
    """Base frame with fork pockets and feet, dark core, corner posts, roof. Returns the z range of the panels."""
    z0, z1 = base + 0.010, H - roof_h - 0.007
    box('base', (W + 0.012, D + 0.012, base - 0.03), (0, 0, 0.03 + (base - 0.03) / 2), M(frame), 0.008)
    for s in ('front', 'back', 'right', 'left'):
        f = Face(s, W + .012, D + .012)
        for u in (-f.span * 0.25, f.span * 0.25):
            fbox(f, 'fork', min(0.20, f.span * .20), 0.004, base * .42, u, base * 0.60, 0.001, M('void'), 0)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl('foot', 0.045, 0.026, (x * (W / 2 - 0.08), y * (D / 2 - 0.08), 0.013), M('rubber'))
            cyl('stud', 0.015, 0.05, (x * (W / 2 - 0.08), y * (D / 2 - 0.08), 0.03), M('steel'))
            box('post', (0.05, 0.05, z1 - z0 + 0.014), (x * (W / 2 - 0.025), y * (D / 2 - 0.025), (z0 + z1) / 2), M(post), post_r, 6)
    box('plinth', (W - .008, D - .008, .030), (0, 0, base + .012), M('void'), 0)          # no light between posts and base
    box('core', (W - 0.17, D - 0.17, H - base - 0.02), (0, 0, base + (H - base) / 2 - 0.01), M('void'), 0)
    box('roof', (W + 0.010, D + 0.010, roof_h), (0, 0, H - roof_h / 2), M(roof), 0.012, 5)
    return z0, z1

def grille(f, hole, **k):
    fbox(f, 'd', hole[2], .004, hole[3], hole[0], hole[1], -0.08, M('void'), 0); mesh_grille(f, *hole, **k)

def screws(f, u, v, w, h, inset=0.04):
    for a in (-1, 1):
        for b in (-1, 1):
            fcyl(f, 0.011, 0.006, u + a * (w / 2 - inset), v + b * (h / 2 - inset), 0.003, M('graphite'), seg=24)

def controls(f, u, z1, w, h, page, sw, lights=True):
    """Control field hanging from z1: status light over the touch screen, lamps and stop button below."""
    v = z1 - h * 0.46
    screen(f, u, v, sw, page)
    fbox(f, 'light', sw * 1.14, 0.005, 0.008, u, v + sw * 0.312 + sw * .15, 0.003, glow('bar', BRAND, 5), 0.002)
    y = v - sw * 0.312 - sw * .075 - max(.045, h * .12)
    estop(f, u + sw * .50, y, .8)
    for i, c in enumerate(('#36d37a', BRAND)):
        fcyl(f, 0.011, 0.010, u - sw * .50 + i * 0.042, y, 0.005, M('steel'), seg=32)
        fcyl(f, 0.0075, 0.010, u - sw * .50 + i * 0.042, y, 0.009, glow('led%d' % i, c, 2.5), seg=32)

def plate(f, name, note, u, v, size, ink='ink'):
    text(name, size, f.at(u, v, 0.001), f.rot(R90), M(ink))
    text(note, size * .32, f.at(u + size * .03, v - size * .88, 0.001), f.rot(R90), material('grey', color='#566777', rough=.5) if ink == 'ink' else M('soft'), spacing=1.05, font=MEDIUM)

def service_back(B, z0, z1, pw, frac=0.62, mat='paint'):
    """Back: louvred panel, hinged service door with rating plate and cable glands."""
    zm, hh = (z0 + z1) / 2, z1 - z0; fl = pw * frac
    hole = framed_hole(B, -pw / 2 + fl / 2, zm, fl - 0.14, hh * 0.42, M(mat), pw=fl, ph=hh, dv=hh * 0.20); louvre(B, *hole, mat=M(mat), pitch=.044)
    ug = pw / 2 - (pw - fl) / 2
    panel(B, ug, zm, pw - fl, hh, M(mat))
    handle(B, pw / 2 - (pw - fl) + 0.05, zm + hh * .06, .8); hinges(B, pw / 2 - 0.010, zm, hh)
    fbox(B, 'plate', 0.12, 0.003, 0.08, ug, zm + hh * 0.30, 0.002, M('steel'), 0.001)
    n = 3 if pw - fl < .34 else 4
    for i in range(n):
        fcyl(B, 0.018, 0.045, ug + (i - (n - 1) / 2) * .058, z0 + 0.09, 0.018, M('rubber'), bevel=0.005, seg=24)

def rmx(L, Wd, H, name='RMX'):
    W, D = Wd, L; z0, z1 = shell(W, D, H); zm, hh = (z0 + z1) / 2, z1 - z0
    F, B, R, Lf = (Face(s, W, D) for s in ('front', 'back', 'right', 'left')); pw = W - 0.10
    ctl = hh * (0.42 if H < 1.2 else 0.38)
    panel(F, 0, z1 - ctl / 2, pw, ctl, M('paint_dk'))
    controls(F, 0, z1 + .01, pw, ctl, 'rmx', 0.23 if W < .65 else 0.26 if W < .8 else .29)
    low = hh - ctl
    hole = framed_hole(F, 0, z0 + low / 2, pw - 0.15, low * .60, M('paint'), pw=pw, ph=low, dv=-low * .09); louvre(F, *hole, pitch=.042)
    handle(F, pw / 2 - .04, z0 + low * .86, .7); hinges(F, -pw / 2 + .010, z0 + low / 2, low * .9)
    zl = z1 - ctl - 0.012
    fbox(F, 'line', pw - 0.007, 0.004, 0.012, 0, zl, 0.0015, M('brand'), 0.001)
    plate(F, name, 'TURBO BLOWER', -pw / 2 + .06, z0 + low * .875, .060)
    for f, s in ((R, 1), (Lf, -1)):
        sp = D - 0.10; w = sp / 2
        for i in (0, 1):
            u = -sp / 2 + w * (i + .5)
            if (i == 0) == (s == 1): panel(f, u, zm, w, hh)
            else:
                ho = framed_hole(f, u, zm, w - 0.14, hh * 0.34, M('paint'), pw=w, ph=hh, dv=hh * 0.24); louvre(f, *ho, pitch=.042)
            if (i == 0) == (s == 1): fbox(f, 'line', w - 0.007, 0.004, 0.012, u, zl, 0.0015, M('brand'), 0.001)
            screws(f, u, zm, w, hh)
    service_back(B, z0, z1, pw, .60)
    for x in (-1, 1):
        for y in (-1, 1): lifting_eye((x * (W / 2 - 0.09), y * (D / 2 - 0.09), H), 0.6)
    silencer(-W * .10, D * .20, H, .055 + .075 * W, .10 + .10 * W)
    rd = 0.050 + 0.055 * W
    nozzle((0, R90, 0), (W / 2, D * 0.20, z0 + rd * 1.8), rd, 0.16 + .14 * W, soft=True)
    return W, D, H

def emx(L, Wd, H, name='EMX'):
    W, D = L, Wd
    z0, z1 = shell(W, D, H, base=.10, roof='paint', post='graphite', roof_h=.045, post_r=.024)
    zm, hh = (z0 + z1) / 2, z1 - z0
    F, B, R, Lf = (Face(s, W, D) for s in ('front', 'back', 'right', 'left')); pw = W - 0.10
    a = pw * .34                                              # filter bay | light blade | door
    hole = framed_hole(F, -pw / 2 + a / 2, zm, a - .07, hh - .09, M('graphite'), pw=a, ph=hh); grille(F, hole, pitch=.016, bar=.003)
    fbox(F, 'blade', .010, .006, hh - .05, -pw / 2 + a + .009, zm, .001, glow('bar', BRAND, 5), .002)
    d0 = -pw / 2 + a + .018; dw = pw - a - .018; ud = d0 + dw / 2
    panel(F, ud, zm, dw, hh)
    sw = .235 if H < 1.2 else .275
    cu = ud + dw / 2 - sw * .5 - .10; cv = z1 - .13 - sw * .31
    fbox(F, 'console', sw * 1.36, .030, sw * .98, cu, cv, .012, M('graphite'), .012)
    Fc = Face('front', W, D + .052)
    screen(Fc, cu, cv, sw, 'emx')
    estop(F, cu + sw * .5, cv - sw * .49 - .075, .8)
    handle(F, d0 + .045, zm, .8); hinges(F, ud + dw / 2 - .010, zm, hh)
    plate(F, name, 'TURBO BLOWER', d0 + .085, z1 - .11, .072)
    fbox(F, 'seam', dw - .02, .003, .006, ud, z0 + hh * .26, .0005, M('graphite'), .001)
    for f in (R, Lf):
        sp = D - .10
        ho = framed_hole(f, 0, zm, sp - .16, hh * .30, M('graphite'), pw=sp, ph=hh, dv=hh * .24); louvre(f, *ho, mat=M('graphite'), pitch=.040)
        screws(f, 0, zm, sp, hh)
    service_back(B, z0, z1, pw, .52)
    rd = .050 + .055 * D
    nozzle((0, 0, 0), (W * .30, D * .10, H), rd, .16 + .12 * D, soft=True)
    box('hood', (W * .34, D * .62, .055), (-W * .29, 0, H + .0275), M('graphite'), .012, 4)
    for i in range(6): box('slot', (W * .30, .010, .006), (-W * .29, -D * .22 + i * D * .088, H + .056), M('void'), .001)
    for x in (-.06, 1):
        for y in (-1, 1): lifting_eye((x * (W / 2 - .08), y * (D / 2 - .08), H), .6)
    return W, D, H

def maxx(L, Wd, H, name='MAX50'):
    W, D = L, Wd; z0, z1 = shell(W, D, H, base=.17, roof_h=.06, post_r=.024); zm, hh = (z0 + z1) / 2, z1 - z0
    F, B, R, Lf = (Face(s, W, D) for s in ('front', 'back', 'right', 'left')); pw = W - .10
    doors = 2 if W < 2.1 else 3
    col = .50; dw = (pw - col) / doors; uc = pw / 2 - col / 2; zl = z0 + hh * .60
    for k in range(doors):
        u = -pw / 2 + dw * (k + .5); lo = hh * .44
        hole = framed_hole(F, u, zm, dw - .15, lo, M('paint'), pw=dw, ph=hh, dv=-(hh / 2 - lo / 2 - .09))
        if k < doors - 1: louvre(F, *hole)
        else: grille(F, hole)
        handle(F, u + dw / 2 - .05, zl + .02); hinges(F, u - dw / 2 + .012, zm, hh)
        fbox(F, 'line', dw - .007, .004, .018, u, zl + .16, .0015, M('brand'), .001)
    panel(F, uc, zm, col, hh, M('paint_dk'))                  # control bay, full height
    controls(F, uc, z1 - .02, col, hh * .44, 'max', .32)
    fbox(F, 'seam', col - .06, .003, .006, uc, z0 + hh * .42, .0005, M('void'), .001)
    hole = (uc, z0 + hh * .20, col - .14, hh * .22)
    fbox(F, 'vent', hole[2] + .02, .006, hole[3] + .02, hole[0], hole[1], .002, M('graphite'), .004)
    for i in range(8): fbox(F, 'slot', hole[2] - .02, .004, .010, hole[0], hole[1] - hole[3] / 2 + (i + .5) * hole[3] / 8, .004, M('void'), .001)
    plate(F, name, 'HIGH-SPEED TURBO BLOWER', -pw / 2 + .07, z1 - .14, .105)
    for f, s in ((R, 1), (Lf, -1)):
        sp = D - .10; w = sp / 2
        for i in (0, 1):
            u = -sp / 2 + w * (i + .5)
            if (i == 0) == (s == 1): panel(f, u, zm, w, hh)
            else:
                ho = framed_hole(f, u, zm, w - .15, hh * .30, M('paint'), pw=w, ph=hh, dv=hh * .26); louvre(f, *ho)
            screws(f, u, zm, w, hh, .05)
            fbox(f, 'line', w - .007, .004, .018, u, zl + .16, .0015, M('brand'), .001) if (i == 0) == (s == 1) else None
    service_back(B, z0, z1, pw, .66)
    for x in (-1, 1):
        for y in (-1, 1): lifting_eye((x * (W / 2 - .12), y * (D / 2 - .12), H), .6)
    rs = .10 + .022 * W
    for x in (-.26, .10): silencer(W * x, D * .16, H, rs, .22)
    rd = .10 + .040 * W
    nozzle((0, R90, 0), (W / 2, D * .22, z0 + rd * 1.75), rd, .36, soft=True, bolts=12)
    return W, D, H

def build(model):
    L, Wd, H = (v / 1000 for v in MODELS[model])
    return {'r': rmx, 'e': emx, 'm': maxx}[model[0]](L, Wd, H, model.split('-')[0].upper())

def stage(size, view='front', look='alpha', w=1200, h=900, az=None, rim=1.0, **lens_and_fill):
    """Two-point perspective (level camera, lens shift), which keeps verticals vertical; the studio turns with the camera.
    Other arguments are those of camera_of."""
    W, D, H = size
    az = az if az is not None else (AZ if view == 'front' else 180 - AZ)
    if look == 'alpha': look_light((0, 0, H / 2), k=1.6)
    else: look_dark((0, 0, H / 2), k=1.6, strength=.9, rim=rim)
    wn = bpy.context.scene.world.node_tree
    mp = wn.nodes.new('ShaderNodeMapping'); tc = wn.nodes.new('ShaderNodeTexCoord')
    mp.inputs['Rotation'].default_value = (0, 0, -math.radians(az))
    tx = [n for n in wn.nodes if n.type == 'TEX_ENVIRONMENT'][0]
    wn.links.new(tc.outputs['Generated'], mp.inputs[0]); wn.links.new(mp.outputs[0], tx.inputs[0])
    a = math.radians(az)
    dist, eye, shift = camera_of(size, w, h, az, **lens_and_fill)
    cam = camera((dist * math.sin(a), -dist * math.cos(a), eye), (0, 0, eye), lens=lens_and_fill.get('lens', LENS))
    cam.data.shift_y = shift
    bpy.ops.mesh.primitive_plane_add(size=2 * (max(W, D) + H)); p = bpy.context.object
    p.is_shadow_catcher = True; p.visible_diffuse = False
    p.data.materials.append(material('floor', color='#d5dde3' if look == 'alpha' else '#10283f', rough=0.35))
    return cam

if __name__ == '__main__':
    a = args(out='', model='rmx-m', view='front', look='alpha', w=960, h=720, samples=18, strength=1.0, az=-999.0, fill=0.0)
    reset()
    size = build(a.model)
    stage(size, a.view, a.look, a.w, a.h, None if a.az == -999 else a.az, **view_of(a.model, a.fill))
    quality(a.w, a.h, a.samples, transparent=True, exposure=0.35, look='Medium High Contrast')
    shoot(a.out, on_alpha if a.look == 'alpha' else on_night, a.strength)
