"""Test bench: a MAX blows through a straight run with flow straightener, nozzle and control valve into a silencer;
instruments along the pipe, readings in a cabinet. Room for text at the left.
  blender -b --factory-startup --python-exit-code 1 -P testbench.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets
from parts import *
from hoist import room

Z, R, Y, X0 = .495, .18, .286, 1.362                         # axis of the pipe: height, radius, y; x of the machine's flange

def along(x0, x1, r=R): return tube('pipe', r * .94, r, x1 - x0, ((x0 + x1) / 2, Y, Z), M('stainless'), (0, R90, 0), bevel=.002)
def pair(x, r=R, bolts=12):
    """Two flanges with their bolts."""
    for s in (-1, 1): flange((x + s * .018, Y, Z), (0, s * R90, 0), r, bolts, .03)
def support(x, r=R):
    box('foot', (.16, .34, .02), (x, Y, .01), M('graphite'), .004); box('leg', (.07, .07, Z - r - .03), (x, Y, (Z - r - .03) / 2 + .01), M('paint_dk'), .008)
    box('saddle', (.09, .26, .03), (x, Y, Z - r - .02), M('paint_dk'), .008); tube('clamp', r, r + .010, .05, (x, Y, Z), M('graphite'), (0, R90, 0), bevel=.003)
def transmitter(x, lead=True):
    """Pressure transmitter on a tapping at the top of the pipe."""
    t = Z + R; cyl('boss', .022, .03, (x, Y, t + .01), M('steel'), bevel=.003, seg=48); cyl('stem', .010, .12, (x, Y, t + .07), M('steel'), bevel=.001, seg=32)
    box('valve', (.035, .035, .035), (x, Y, t + .06), M('steel'), .004); cyl('lever', .005, .05, (x + .03, Y, t + .06), M('brand'), (0, R90, 0), bevel=.001, seg=16)
    cyl('cell', .028, .05, (x, Y, t + .145), M('steel'), bevel=.005, seg=48); cyl('head', .055, .10, (x, Y, t + .215), M('paint_dk'), (R90, 0, 0), bevel=.012, seg=64)
    cyl('lid', .050, .016, (x, Y - .054, t + .215), M('graphite'), (R90, 0, 0), bevel=.004, seg=64); cyl('glass', .038, .004, (x, Y - .063, t + .215), M('glass_blk'), (R90, 0, 0), bevel=.001, seg=48); box('digits', (.046, .001, .018), (x, Y - .066, t + .217), glow('digits', BRAND, 3), 0)
    if lead: sweep('lead', [(x, Y + .055, t + .215), (x, Y + .12, t + .24), (x, Y + .20, t + .30), (x + .02, Y + .24, t + .42)], .006, M('rubber'), 12)
def well(x, turn=.6):
    """Thermowell with its head."""
    d = Vector((0, -math.sin(turn), math.cos(turn))); p = Vector((x, Y, Z))
    for r, q0, q1, m in ((.018, R - .01, R + .05, 'steel'), (.009, R + .05, R + .13, 'steel'), (.032, R + .13, R + .19, 'alu_cast')): o = cyl('well', r, q1 - q0, tuple(p + d * (q0 + q1) / 2), M(m), (turn, 0, 0), bevel=.003, seg=40)

def bench():
    x = X0 + .03; flange((x, Y, Z), (0, -R90, 0), R, 12, .03); bellows(R, .24, (x + .14, Y, Z), (0, R90, 0), 4)
    xa = x + .30; pair(xa); xb = xa + 1.15; along(xa, xb); transmitter(xa + .30); well(xa + .58); transmitter(xa + .86); pair(xb)
    xc = xb + .26; along(xb, xc); tube('straight', R * .95, R * 1.09, .13, ((xb + xc) / 2, Y, Z), M('alu_cast'), (0, R90, 0), bevel=.006); pair(xc)
    # flow nozzle: a wider chamber with pressure taps on both sides of the plate
    q = R * 1.36; xd = xc + .66; m = (xc + xd) / 2
    lathe('chamber', [(R, 0), (R, .04), (q, .16), (q, .50), (R, .62), (R, .66)], M('alu_turned'), 160, (xc, Y, Z), (0, R90, 0), autosmooth=25)
    for d in (-.020, .020): tube('plate', q * .9, q * 1.30, .032, (m + d, Y, Z), M('steel'), (0, R90, 0), bevel=.003)
    tube('gasket', q * .9, q * 1.28, .010, (m, Y, Z), M('brand'), (0, R90, 0), bevel=.001)
    for k in range(16): t = 2 * math.pi * (k + .5) / 16; hexbolt(.014, .11, (m, Y + q * 1.17 * math.cos(t), Z + q * 1.17 * math.sin(t)), (0, R90, 0))
    t = Z + q + .26
    for d in (-.11, .11):
        cyl('tap', .014, .05, (m + d, Y, Z + q + .015), M('steel'), bevel=.002, seg=32)
        sweep('tube', [(m + d, Y, Z + q), (m + d, Y, Z + q + .12), (m + d * .9, Y, Z + q + .17), (m + d * .3, Y, t - .02), (m + d * .3, Y, t)], .008, M('copper'), 16)
    box('manifold', (.12, .06, .07), (m, Y, t + .02), M('steel'), .006); cyl('dp', .066, .12, (m, Y, t + .12), M('paint_dk'), (R90, 0, 0), bevel=.012, seg=64)
    cyl('lid', .058, .016, (m, Y - .064, t + .12), M('graphite'), (R90, 0, 0), bevel=.004, seg=64); cyl('glass', .046, .004, (m, Y - .073, t + .12), M('glass_blk'), (R90, 0, 0), bevel=.001, seg=48); box('digits', (.056, .001, .020), (m, Y - .076, t + .122), glow('digits', BRAND, 3), 0)
    pair(xd); xe = xd + .80; along(xd, xe); transmitter(xd + .24); well(xd + .52); pair(xe)
    # control valve with its drive
    v = xe + .14; cyl('body', R * 1.14, .22, (v, Y, Z), M('paint_dk'), (0, R90, 0), bevel=.02, seg=96); cyl('neck', .055, .24, (v, Y, Z + R + .10), M('paint_dk'), bevel=.006); box('drive', (.22, .19, .17), (v, Y, Z + R + .29), M('paint'), .02, 5); cyl('dome', .05, .03, (v, Y, Z + R + .388), M('glass_blk'), bevel=.012); box('dl', (.13, .002, .012), (v, Y - .096, Z + R + .32), M('brand'), 0)
    pair(xe + .28); along(xe + .28, xe + .70); pair(xe + .70); s = xe + 1.5
    cyl('silencer', R * 2.1, 1.5, (s, Y, Z + .02), M('alu_cast'), (0, R90, 0), bevel=.05, seg=160)
    for k in (-.5, 0, .5): tube('strap', R * 2.1, R * 2.15, .05, (s + k, Y, Z + .02), M('graphite'), (0, R90, 0), bevel=.004)
    for p in (xa + .12, xb - .14, xd + .14, xe + .45): support(p)
    # tray behind the pipe that takes the leads to the screen
    box('tray', (5.2, .16, .05), (m + .4, Y + .32, Z + .62), M('alu_cast'), .006)
    for p in (xa - .1, xb + .05, xe - .2, xe + 1.4): box('stay', (.04, .04, Z + .60), (p, Y + .32, (Z + .60) / 2), M('graphite'), .004)
    return m

def cabinet(x, y, turn):
    """Readings on a stand beside the bench."""
    e0 = set(bpy.data.objects); F = Face('front', 0, .16)
    box('cab', (.62, .16, .52), (0, 0, 1.28), M('paint_dk'), .016, 5); screen(F, 0, 1.30, .46, 'bench'); box('cl', (.46, .004, .010), (0, -.082, 1.502), glow('bar', BRAND, 5), .001)
    for s in (-.2, .2): box('leg', (.05, .05, 1.04), (s, .02, .52), M('graphite'), .006); box('ft', (.07, .42, .03), (s, .02, .015), M('graphite'), .006)
    g = parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'cabinet'); g.location = (x, y, 0); g.rotation_euler.z = turn

if __name__ == '__main__':
    a = args(out='', w=1280, h=720, samples=64, strength=1.0)
    reset(); cabinets.build('max75'); m = bench(); room()
    cabinet(m + .15, Y + 1.25, math.radians(24))
    for y in (-1.15, 1.9): box('lane', (30, .05, .003), (4, y, .0015), M('brand'), 0)
    hdri([], '#02060c', '#10243a', '#17324a', .8)
    softbox('key', (.6, -4.6, 4.2), (3.0, Y, .6), 2.2, 560, '#f3f9fd'); softbox('top', (3.6, .2, 4.6), (3.2, Y, .4), 1.2, 200, '#dff0fb', size_y=3)
    softbox('rim', (6.0, 3.4, 2.6), (3.2, Y, .7), 1.4, 240, BRAND, size_y=2.4, visible=False); softbox('wash', (1, 3.4, 5.6), (0, 6.2, 2.2), 5, 170, '#8fd0f0', size_y=1.2, visible=False)
    camera((4.75, -3.35, 1.78), (2.50, .35, .70), lens=36, shift=(-.035, 0))
    quality(a.w, a.h, a.samples, exposure=.4, look='High Contrast')
    shoot(a.out, lambda im: glare(tonemap(im)[..., :3], amount=.35), a.strength)
