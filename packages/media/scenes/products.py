"""The four kinds of products on the home page, distinguished by shape, front or back.
  blower      cabinet with roof silencer and flanged discharge
  compressor  two-bay cabinet beside a vertical air receiver on one base frame
  vacuum      open skid: separator vessel, turbo pump with volute and inlet bellows, exhaust silencer
  chiller     two shells with water boxes, turbo compressor on top, control cabinet
  blender -b --factory-startup --python-exit-code 1 -P products.py -- --kind chiller --view front --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cabinets import *

def dome_vessel(x, y, z0, r, h, mat, legs=True):
    """Vertical pressure vessel with dished ends on three legs."""
    d = r * .42
    prof = [(r * math.sin(t), -d * math.cos(t)) for t in [R90 * k / 18 for k in range(19)]]
    prof = [(a, z0 + d + b) for a, b in prof] + [(a, z0 + h - d - b) for a, b in reversed(prof)]
    lathe('vessel', prof, mat, 160, (x, y, 0), autosmooth=40)
    for z in (z0 + d, z0 + h - d): tube('weld', r * .99, r + .004, .012, (x, y, z), mat, bevel=.004)
    if legs:
        for k in range(3):
            a = 2 * math.pi * k / 3 + .5
            box('leg', (.06, .06, z0 + d + .12), (x + r * .86 * math.cos(a), y + r * .86 * math.sin(a), (z0 + d + .12) / 2 + .1), M('graphite'), .006, rot=(0, 0, a))

def volute(x0, y, z, r, grow, end, way):
    """Torus around the impeller that grows to its outlet, a straight pipe along the tangent, with a machined inlet flange in front.
    `end` is the angle of the outlet (0 at +y, 90 degrees at the top), `way` the sense in which it grows. Returns the centre and radius
    of the outlet's flange."""
    v, f, n, m = [], [], 96, 32
    ring = lambda a, rt, out, along: [(rt * math.sin(b), (out + rt * math.cos(b)) * math.cos(a) - way * along * math.sin(a),
                                       (out + rt * math.cos(b)) * math.sin(a) + way * along * math.cos(a)) for b in [2 * math.pi * j / m for j in range(m)]]
    for i in range(n + 1):
        t = i / n; rt = .07 + grow * t
        v += ring(end + way * 2 * math.pi * (t - 1), rt, r + rt * .55, 0)
    rt = .07 + grow; out = r + rt * .55
    v += ring(end, rt * .86, out, r)                                            # the outlet narrows a little
    for i in range(n + 1):
        for j in range(m): f.append((i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j))
    o = mesh('volute', v, f, M('alu_cast'), autosmooth=60); o.location = (x0, y, z)
    cyl('vol_c', r + .03, .16, (x0 - .02, y, z), M('alu_cast'), (0, R90, 0), bevel=.02, seg=128)
    flange((x0 + .13, y, z), (0, R90, 0), .15, 12)
    return (x0, y + out * math.cos(end) - way * r * math.sin(end), z + out * math.sin(end) + way * r * math.cos(end)), rt * .86

def motor(x, y, z, r=.26, length=.78):
    cyl('motor', r, length, (x, y, z), M('alu_cast'), (0, R90, 0), bevel=.03, seg=128)
    n = int(length / .047)
    for i in range(n): tube('fin', r - .005, r + .025, .012, (x - length * .40 + i * .042, y, z), M('alu_cast'), (0, R90, 0), bevel=.003)
    cyl('endcap', r * .88, .08, (x - length / 2 - .03, y, z), M('paint_dk'), (0, R90, 0), bevel=.02, seg=96)

def console(x, y, z, W, H, page, name, note, sw, stand=.46, turn=0.0):
    """Free-standing control cabinet."""
    D = .24; e0 = set(bpy.data.objects); F = Face('front', W, D)
    box('cc', (W, D, H), (0, 0, 0), M('paint'), .014, 5)
    panel(F, 0, 0, W - .05, H - .05, M('paint_dk'), .020).location.y -= .018
    F2 = Face('front', W, D + .036)
    screen(F2, 0, H * .17, sw, page)
    fbox(F2, 'light', sw * 1.12, .006, .010, 0, H * .17 + sw * .44, .003, glow('bar', BRAND, 5), .002)
    estop(F2, W * .22, -H * .14); handle(F2, W / 2 - .09, -H * .22)
    plate(F2, name, note, -W / 2 + .09, -H * .30, .062, 'white')
    for s in (-.3, .3): box('leg', (.05, .05, stand), (s * W, .06, -H / 2 - stand / 2 + .01), M('graphite'), .006)
    g = parent([o for o in bpy.data.objects if o not in e0], 'console'); g.location = (x, y, z); g.rotation_euler.z = turn

def skid(W, D, h=.16):
    for y in (-1, 1): box('rail', (W, .12, h), (0, y * (D / 2 - .06), .03 + h / 2), M('graphite'), .010)
    for x in (-.42, 0, .42): box('cross', (.12, D - .1, h * .8), (x * W, 0, .03 + h / 2), M('graphite'), .010)
    for x in (-.45, .45):
        for y in (-1, 1): cyl('iso', .06, .03, (x * W, y * (D / 2 - .06), .015), M('rubber'))

def compressor():
    W, D, H = 1.75, 1.30, 1.70; e0 = set(bpy.data.objects)
    z0, z1 = shell(W, D, H, base=.15); zm, hh = (z0 + z1) / 2, z1 - z0
    F, B, R, Lf = (Face(s, W, D) for s in ('front', 'back', 'right', 'left')); pw = W - .10
    col = pw * .34; dw = (pw - col) / 2; uc = pw / 2 - col / 2; ctl = hh * .42; zl = z1 - ctl - .012
    for k in range(2):
        u = -pw / 2 + dw * (k + .5)
        if k == 0: ho = framed_hole(F, u, zm, dw - .15, hh * .40, M('paint'), pw=dw, ph=hh, dv=-hh * .22); louvre(F, *ho)
        else: panel(F, u, zm, dw, hh)
        handle(F, u + (dw / 2 - .05) * (1 if k == 0 else -1), zm + .05); hinges(F, u - (dw / 2 - .012) * (1 if k == 0 else -1), zm, hh)
        fbox(F, 'line', dw - .007, .004, .014, u, zl, .0015, M('brand'), .001)
    panel(F, uc, z1 - ctl / 2, col, ctl, M('paint_dk')); controls(F, uc, z1, col, ctl, 'compressor', .34)
    ho = framed_hole(F, uc, z0 + (hh - ctl) / 2, col - .13, (hh - ctl) * .62, M('paint'), pw=col, ph=hh - ctl, dv=-.04); grille(F, ho)
    plate(F, 'AIR COMPRESSOR', 'TWO-STAGE, OIL-FREE', -pw / 2 + .05, z1 - .13, .056)
    for f in (R, Lf):
        sp = D - .10
        ho = framed_hole(f, 0, zm, sp - .18, hh * .34, M('paint'), pw=sp, ph=hh, dv=hh * .22); louvre(f, *ho); screws(f, 0, zm, sp, hh, .05)
    service_back(B, z0, z1, pw, .6)
    box('plenum', (W * .56, D * .54, .11), (-W * .12, .08, H + .055), M('paint_dk'), .012)
    for i in range(9): box('pl', (W * .50, .006, .05), (-W * .12, .08 - D * .22 + i * D * .055, H + .115), M('graphite'), .002, rot=(.7, 0, 0))
    for x in (-1, 1):
        for y in (-1, 1): lifting_eye((x * (W / 2 - .10), y * (D / 2 - .10), H), .6)
    g = parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'cab'); g.location.x = -.46
    # receiver
    x, r = 1.02, .40
    box('plinth', (1.02, D + .012, .12), (x - .02, 0, .09), M('graphite'), .010)
    dome_vessel(x, 0, .34, r, 1.72, M('paint'))
    tube('bandr', r - .002, r + .004, .018, (x, 0, 1.12), M('brand'), bevel=.001)
    nozzle((0, 0, 0), (x, 0, 2.00), .065, .20)
    nozzle((R90, 0, 0), (x, -r * .985, .86), .075, .16)
    cyl('gst', .012, .10, (x + .16, -r * .95, 1.50), M('steel'), (R90, 0, 0)); cyl('gauge', .055, .035, (x + .16, -r - .06, 1.50), M('steel'), (R90, 0, 0), bevel=.006); cyl('face', .047, .004, (x + .16, -r - .079, 1.50), M('white'), (R90, 0, 0), bevel=0)
    box('hand', (.004, .002, .036), (x + .152, -r - .082, 1.512), M('ink'), 0, rot=(0, -.7, 0))
    nozzle((0, R90, 0), (-.46 + W / 2, 0, .52), .075, .30)
    return 2.90, 1.30, 1.95

def vacuum():
    W, D = 2.25, 1.25; skid(W, D)
    # separator vessel at the left, stainless
    dome_vessel(-.72, .10, .34, .36, 1.55, M('stainless'))
    tube('mid', .355, .375, .03, (-.72, .10, 1.05), M('steel')); flange((-.72, .10, 1.07), (0, 0, 0), .268, 20)
    nozzle((0, -R90, 0), (-1.07, .10, 1.42), .13, .24, bolts=10)               # process inlet
    nozzle((R90, 0, 0), (-.72, .10 - .35, .62), .05, .12)
    tube('bandv', .359, .363, .018, (-.72, .10, 1.30), M('brand'), bevel=.001)
    # suction line over the top into the pump
    sweep('suction', [(-.72, .10, 1.85), (-.72, .10, 2.06), (-.60, .10, 2.14), (-.1, .10, 2.14), (.36, .10, 2.14), (.66, .10, 2.12), (.78, .10, 2.0), (.78, .10, 1.7)], .125, M('paint_dk'), seg=36, res=24)
    flange((-.72, .10, 1.90), (0, 0, 0), .128, 12); flange((.78, .10, 1.70), (0, 0, 0), .128, 12)
    bellows(.125, .22, (.78, .10, 1.57), (0, 0, 0)); flange((.78, .10, 1.45), (math.pi, 0, 0), .128, 12)
    sweep('elbow', [(.78, .10, 1.47), (.78, .10, 1.30), (.78, .10, 1.12), (.70, .10, .98), (.55, .10, .97), (.44, .10, .97)], .125, M('alu_cast'), seg=36, res=24)
    # turbo pump
    z = .97; box('cradle', (.50, .36, .42), (-.16, .10, .40), M('graphite'), .012); box('cr', (.56, .46, .05), (-.16, .10, .63), M('graphite'), .010)
    for x in (-.26, -.06): box('foot', (.08, .40, .10), (x, .10, .70), M('graphite'), .010)
    motor(-.02, .10, z, .25, .66); (x, y, zz), rr = volute(.34, .10, z, .27, .07, -R90, 1)
    # exhaust: rises behind to a silencer
    flange((x, y, zz), (-R90, 0, 0), rr, 12)
    sweep('exh', [(x, y, zz), (x, y + .12, zz), (x, y + .30, zz), (x, y + .30, zz + .20), (x, y + .30, 1.20)], rr * .95, M('stainless'), seg=32, res=24)
    y += .30
    cyl('sil', .17, .62, (x, y, 1.42), M('stainless'), bevel=.04)
    for at in (1.22, 1.62): tube('silb', .168, .176, .02, (x, y, at), M('steel'))
    cyl('capg', .12, .05, (x, y, 1.75), M('void')); cyl('cap', .17, .018, (x, y, 1.78), M('paint_dk'), bevel=.008)
    sweep('drain', [(-.72, -.30, .62), (-.72, -.42, .62), (-.72, -.565, .62), (-.72, -.565, .48), (-.72, -.565, .19)], .022, M('stainless'), seg=16, res=16)
    console(.60, -.46, 1.02, .56, .80, 'vacuum', 'VACUUM', 'TURBO, NO SEAL WATER', .36, stand=.48)
    return W + .2, D, 2.0

def chiller():
    Lh, r = 2.7, .36
    for x in (-.95, .95):
        box('sk', (.16, 1.75, .10), (x, 0, .07), M('graphite'), .01)
        for y in (-.44, .44): box('saddle', (.12, .52, .34), (x, y, .27), M('graphite'), .012)
        for y in (-.75, .75): cyl('iso', .07, .03, (x, y, .015), M('rubber'))
    for y in (-.66, .66): box('rail', (2.5, .12, .10), (0, y, .07), M('graphite'), .01)
    vessel(0, .66, r, Lh, M('paint'), y=-.44); vessel(0, .66, r * .94, Lh, M('paint'), y=.44)
    for y in (-.44, .44):
        for dz in (-.16, .16): nozzle((0, R90, 0), (Lh / 2 + .29, y, .66 + dz), .095, .26, M('paint_dk'))
    z, x0 = 1.42, -.22
    box('cradle', (.9, .34, .07), (x0, 0, 1.045), M('graphite'), .01)
    for x in (-.3, .3): box('cr2', (.08, .5, .22), (x0 + x, 0, 1.14), M('graphite'), .01)
    motor(x0 - .05, 0, z); (x, y, zz), rr = volute(x0 + .47, 0, z, .26, .075, 0, -1)
    S = M('paint_dk'); flange((x, y, zz), (math.pi, 0, 0), rr, 12)
    sweep('disch', [(x, y, zz), (x, y, zz - .06), (x, y, .95)], rr * .95, S, seg=32, res=24)
    sweep('suction', [(x0 + .58, 0, z), (x0 + .86, 0, z), (x0 + 1.06, -.02, z), (x0 + 1.10, -.20, z - .1), (x0 + 1.10, -.44, z - .22), (x0 + 1.10, -.44, .95)], .14, S, seg=32, res=24)
    flange((x0 + 1.10, -.44, 1.06), (0, 0, 0), .15, 10)
    cyl('eco', .13, .9, (-.75, .62, 1.25), M('paint'), (0, R90, 0), bevel=.06, seg=96)
    for at in (-1.02, -.48): box('bracket', (.05, .08, .26), (at, .60, 1.04), M('graphite'), .006)
    sweep('line', [(-.45, .62, 1.25), (-.3, .62, 1.25), (-.12, .62, 1.27), (-.1, .5, 1.42), (-.1, .32, 1.42)], .022, M('copper'), seg=16, res=20)
    cyl('boss', .05, .10, (-.1, .28, 1.42), M('steel'), (R90, 0, 0), bevel=.008)
    sweep('line2', [(-.95, .62, 1.13), (-.95, .62, 1.0), (-.95, .5, .9), (-.95, .44, .9)], .022, M('copper'), seg=16, res=20)
    console(-.72, -.93, 1.02, .86, 1.02, 'chiller', 'CHILLER', 'OIL-FREE TURBO COMPRESSOR', .46)
    box('brace', (.70, .05, .05), (-.72, -.87, .12), M('graphite'), .006)
    return 3.0, 1.7, 1.72

def blower():
    return rmx(1.55, 1.05, 1.62, 'BLOWER')

# Room above, share of the frame that is filled, and by how much of its width the machine stands lower.
KINDS = {'blower': (blower, .30, 1.06, 0), 'compressor': (compressor, .30, 1.06, 0), 'vacuum': (vacuum, .28, 1.06, 0), 'chiller': (chiller, .55, .94, .0675)}

if __name__ == '__main__':
    a = args(out='', kind='chiller', view='front', look='alpha', w=960, h=720, samples=18, strength=1.0, az=-999.0, fill=0.0, eye=0.0)
    reset()
    fn, above, fill, low = KINDS[a.kind]; size = fn()
    cam = stage(size, a.view, a.look, a.w, a.h, None if a.az == -999 else a.az, above=above, fill=a.fill or fill, eye=a.eye)
    cam.data.shift_y += low
    quality(a.w, a.h, a.samples, transparent=True, exposure=.35, look='Medium High Contrast')
    shoot(a.out, on_alpha if a.look == 'alpha' else on_night, a.strength)
