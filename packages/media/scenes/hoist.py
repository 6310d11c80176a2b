"""Installation: a MAX on four slings under the hook of a crane, a hand's breadth over the floor, beside its marked place.
  blender -b --factory-startup --python-exit-code 1 -P hoist.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets
from parts import *
from hall import collection, instance

LIFT = .14

def sling(p, q):
    """Round sling from an eye to the hook, with a shackle at its lower end."""
    p, q = Vector(p), Vector(q); d = (q - p).normalized(); a = p + d * .12; k = Vector((-d.y, d.x, 0)).normalized() * .032
    sweep('bow', [p + k, p + k + d * .05, a + k * .9, a + d * .022, a - k * .9, p - k + d * .05, p - k], .011, M('steel'), 16, 12)
    o = cyl('pin', .012, .10, tuple(p), M('graphite'), bevel=.002, seg=24); o.rotation_euler = k.to_track_quat('Z', 'Y').to_euler()
    b = a + d * .012
    for s in (-1, 1): sweep('leg', [b + k * .3 * s, b + (q - b) * .5 + k * .45 * s, q + k * .35 * s], .013, material('sling', color='#2f9fd0', rough=.8), 12)
    sweep('sleeve', [b + (q - b) * .60, b + (q - b) * .72], .030, material('label', color='#dfe8ee', rough=.7), 16)

def hook(z):
    """Hook block with its ropes; the seat of the hook is at z."""
    st = material('forged', color='#2b3238', metallic=.7, rough=.42); r = .085; c = z + r
    pts = [(0, 0, c + .26), (0, 0, c + .16), (.012, 0, c + .12)] + [(r * math.sin(t) * 1.05, 0, c + r * math.cos(t)) for t in [math.radians(k) for k in range(40, 300, 20)]] + [(-.09, 0, c + .055), (-.105, 0, c + .085)]
    sweep('hook', pts, .033, st, 24, 12)
    sweep('latch', [(-.075, 0, c + .085), (-.02, 0, c + .10)], .009, M('steel'), 12)
    cyl('nut', .055, .07, (0, 0, c + .25), st, bevel=.008); box('cross', (.34, .10, .10), (0, 0, c + .33), st, .02)
    for y in (-1, 1):
        prof = [(0, -.012), (.225, -.012), (.235, 0), (.225, .012), (0, .012)]
        lathe('cheek', prof, M('paint_dk'), 96, (0, y * .115, c + .52), (R90, 0, 0)); cyl('axle', .05, .03, (0, y * .135, c + .52), M('steel'), (R90, 0, 0), bevel=.006, seg=6)
        tube('ring', .19, .20, .003, (0, y * .1285, c + .52), M('brand'), (R90, 0, 0), bevel=.001)
        box('strap', (.12, .016, .30), (0, y * .10, c + .40), M('paint_dk'), .006)
    for y in (-.055, 0, .055): lathe('sheave', [(.05, -.022), (.19, -.022), (.17, 0), (.19, .022), (.05, .022)], M('steel'), 96, (0, y, c + .52), (R90, 0, 0))
    for y in (-.055, .055):
        for x in (-.172, .172): cyl('rope', .009, 6, (x, y, c + .52 + 3), M('steel'), bevel=.001, seg=16)

def room():
    """Hall with a polished floor and high windows along its rear wall."""
    fl = material('epoxy', color='#11263a', rough=.22, spec=.5); box('floor', (40, 40, .2), (0, 6, -.1), fl, 0)
    wall = material('wall', color='#1a3147', rough=.6); col = material('col', color='#24405a', rough=.5)
    box('wall', (40, .2, 9), (0, 6.2, 4.5), wall, 0)
    for k in range(-4, 5): box('col', (.34, .34, 9), (k * 2.6 + .6, 5.95, 4.5), col, .01)
    for k in range(-4, 5):
        x = k * 2.6 + 1.9; box('window', (1.9, .04, 1.7), (x, 6.08, 4.35), glow('window', '#8fd0ee', .75), .02)
        for u in (-.95, -.475, 0, .475, .95): box('mullion', (.05, .08, 1.75), (x + u, 6.04, 4.35), col, .006)
        for u in (-.85, -.28, .28, .85): box('mullion', (1.95, .08, .05), (x, 6.04, 4.35 + u), col, .006)
    box('dado', (40, .06, .9), (0, 6.07, .45), col, .01); box('rail', (40, .02, .05), (0, 6.03, .92), M('brand'), .004)

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=64, strength=1.0)
    reset(); e0 = set(bpy.data.objects); W, D, H = cabinets.build('max75')
    g = parent([o for o in bpy.data.objects if o not in e0 and o.parent is None], 'machine'); g.location.z = LIFT
    top = LIFT + H + .052; seat = top + 1.02
    for x in (-1, 1):
        for y in (-1, 1): sling((x * (W / 2 - .12), y * (D / 2 - .12), top + .02), (x * .03, y * .012, seat + .005))
    hook(seat - .012)
    other = collection('other', lambda: cabinets.build('max75'))[0]
    for k in range(2): instance(other, (-2.75 - 2.75 * k, 2.6, 0))
    room()
    for s in (-1, 1):                                         # the place marked on the floor
        box('mark', (W + .44, .06, .003), (0, s * (D / 2 + .19), .0015), M('brand'), 0); box('mark', (.06, D + .44, .003), (s * (W / 2 + .19), 0, .0015), M('brand'), 0)
    hdri([], '#02060c', '#10243a', '#17324a', .8)
    softbox('key', (-4.2, -4.6, 4.6), (0, 0, 1.0), 2.6, 760, '#f3f9fd'); softbox('top', (.5, -.5, 6.5), (0, 0, 0), 3.0, 360, '#dff0fb', visible=False)
    softbox('rim', (4.4, 2.6, 3.4), (.2, 0, 1.2), 1.6, 420, BRAND, size_y=3, visible=False); softbox('wash', (-2, 3.2, 5.6), (0, 6.2, 2.2), 5, 260, '#8fd0f0', size_y=1.2, visible=False)
    camera((-3.6, -7.5, 1.72), (-.30, 0, 1.78), lens=43)
    quality(a.w, a.h, a.samples, exposure=.4, look='High Contrast')
    shoot(a.out, lambda im: glare(tonemap(im)[..., :3], amount=.35), a.strength)
