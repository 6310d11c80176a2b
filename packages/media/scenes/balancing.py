"""Balancing: an impeller on its arbor, on the rollers of a balancing machine; belt drive, sensor, screen.
  blender -b --factory-startup --python-exit-code 1 -P balancing.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from parts import *
import impeller

AXIS, ARBOR, ROLLER = .36, .028, .032                        # height of the axis over the bed, radii

def pedestal(x):
    """Roller support: two rollers under the arbor, a retaining arm over it."""
    iron = M('paint'); dy, dz = .043, -math.sqrt((ARBOR + ROLLER) ** 2 - .043 ** 2)
    box('shoe', (.12, .34, .045), (x, 0, .0225), iron, .008)
    for s in (-1, 1): hexbolt(.014, .014, (x, s * .135, .052)); box('column', (.05, .045, .25), (x, s * .085, .16), iron, .008)
    box('head', (.055, .25, .06), (x, 0, .262), iron, .010)
    for s in (-1, 1):
        cyl('roller', ROLLER, .030, (x, s * dy, AXIS + dz), M('steel'), (0, R90, 0), bevel=.003, seg=96)
        cyl('pin', .010, .062, (x, s * dy, AXIS + dz), M('graphite'), (0, R90, 0), bevel=.001, seg=32)
        for o in (-.024, .024): box('cheek', (.008, .034, .055), (x + o, s * dy, AXIS + dz - .018), iron, .003)
    box('post', (.03, .03, .20), (x, .105, .38), M('graphite'), .005); box('arm', (.028, .15, .024), (x, .045, .468), M('graphite'), .005)
    cyl('stem', .008, .060, (x, -.0, .435), M('steel'), bevel=.001, seg=24); cyl('hold', .020, .024, (x, 0, AXIS + ARBOR + .0205), M('rubber'), (0, R90, 0), bevel=.003, seg=48)
    box('pickup', (.035, .05, .035), (x, -.152, .262), M('graphite'), .004); box('led', (.012, .003, .012), (x, -.178, .268), glow('led', BRAND, 3), .001)
    sweep('lead', [(x, -.165, .25), (x, -.19, .20), (x + .02, -.19, .05), (x + .05, -.17, .012), (x + .30, -.16, .008)], .0045, M('rubber'), 12)

def belt(x, r0, z0, r1, z1, w=.026, t=.003):
    """Flat belt about two pulleys on axes along X, one over the other."""
    d = z0 - z1; k = math.asin((r1 - r0) / d); P = []
    for i in range(41): a = -k + (math.pi + 2 * k) * i / 40; P.append((r0 * math.cos(a), z0 + r0 * math.sin(a)))
    for i in range(41): a = math.pi + k + (math.pi - 2 * k) * i / 40; P.append((r1 * math.cos(a), z1 + r1 * math.sin(a)))
    n = len(P); c = Vector((0, (z0 + z1) / 2)); V, F = [], []
    for y, z in P:
        o = (Vector((y, z)) - (Vector((0, z0)) if z > z0 - .02 else Vector((0, z1)))).normalized() * t
        V += [(x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y + o.x, z + o.y), (x - w / 2, y + o.x, z + o.y)]
    for i in range(n):
        for q in range(4): F.append((4 * i + q, 4 * ((i + 1) % n) + q, 4 * ((i + 1) % n) + (q + 1) % 4, 4 * i + (q + 1) % 4))
    mesh('belt', V, F, M('rubber'), autosmooth=40)

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=64, strength=1.0)
    reset()
    wheel = impeller.build(); wheel.scale = (.19,) * 3; wheel.rotation_euler = (0, -R90, 0); wheel.location = (0, 0, AXIS)
    wheel.rotation_mode = 'XYZ'
    cyl('arbor', ARBOR, .80, (.41, 0, AXIS), M('steel'), (0, R90, 0), bevel=.003, seg=96); cyl('flange', .085, .022, (.041, 0, AXIS), M('steel'), (0, R90, 0), bevel=.004, seg=96)
    cyl('step', .046, .06, (.08, 0, AXIS), M('steel'), (0, R90, 0), bevel=.004, seg=96)
    for k in range(6): t = 2 * math.pi * k / 6; hexbolt(.008, .012, (.056, .066 * math.cos(t), AXIS + .066 * math.sin(t)), (0, R90, 0))
    for x in (.19, .62): pedestal(x)
    cyl('pulley', .040, .034, (.38, 0, AXIS), M('alu_turned'), (0, R90, 0), bevel=.003, seg=96); cyl('drive', .055, .034, (.38, 0, .105), M('alu_turned'), (0, R90, 0), bevel=.003, seg=96); belt(.38, .040, AXIS, .055, .105)
    cyl('motor', .078, .16, (.49, 0, .105), M('graphite'), (0, R90, 0), bevel=.012, seg=96); box('motorfoot', (.15, .17, .03), (.49, 0, .015), M('graphite'), .006)
    for k in range(7): tube('fin', .076, .086, .006, (.43 + k * .021, 0, .105), M('graphite'), (0, R90, 0), bevel=.002)
    box('bed', (2.2, .56, .30), (.35, 0, -.165), M('paint'), .02, 5); box('table', (2.2, .50, .03), (.35, 0, -.015), M('alu_cast'), .004)
    for y in (-.11, .11): box('slot', (2.19, .024, .004), (.35, y, .0005), M('void'), 0)
    box('line', (2.19, .004, .018), (.35, -.2815, -.09), M('brand'), .001)
    # photo sensor under the rim, which reads a mark on the wheel
    cyl('magnet', .032, .03, (.0, 0, .015), M('graphite'), bevel=.004); cyl('rod', .009, .06, (0, 0, .06), M('steel'), bevel=.001, seg=32)
    cyl('sensor', .015, .055, (0, 0, .110), M('paint_dk'), bevel=.003, seg=48); cyl('lens', .009, .004, (0, 0, .139), glow('lens', BRAND, 5), bevel=.001, seg=32)
    sweep('lead', [(0, -.014, .10), (0, -.05, .09), (0, -.09, .03), (.04, -.15, .008), (.2, -.215, .008), (.6, -.215, .008)], .0045, M('rubber'), 12)
    # the screen, on an arm behind the machine
    d = display(.46, 'balance', 1.2); d.location = (.60, .46, .545); d.rotation_euler.z = math.radians(-16)
    b = box('case', (.50, .03, .335), (.604, .478, .545), M('graphite'), .012); b.rotation_euler.z = math.radians(-16); box('arm', (.05, .05, .9), (.62, .53, .25), M('steel'), .008)
    look_dark((.1, 0, AXIS), k=.6, front=2.4)
    softbox('key', (-1.1, -1.0, 1.2), (0, 0, AXIS), .7, 9, '#f3f9fd'); softbox('rim', (.6, .5, .95), (.05, 0, AXIS), .4, 5, BRAND)
    camera((-.86, -1.42, .70), (.165, .0, .35), lens=46, fstop=5.0, focus=(-.06, -.1, AXIS))
    quality(a.w, a.h, a.samples, transparent=True, exposure=.3, look='High Contrast')
    shoot(a.out, lambda im: on_night(im, (.55, .42), .8), a.strength)
