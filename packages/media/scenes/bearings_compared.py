"""Three bearings for one shaft, side by side: air foil, active magnetic, rolling.
  blender -b --factory-startup --python-exit-code 1 -P bearings_compared.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import bearing
from bearing import arc_solid, HL, RS, RO

def journal(front):
    lathe('shaft', [(0, front), (.30, front), (.31, front - .01), (.33, front - .012), (RS - .022, front - .012), (RS, front - .034), (RS, -HL - .35), (0, -HL - .35)], M('steel'), 192)

def foil():
    t = bearing.house(118, 382, 26); journal(HL + .05); bearing.film(118, t)

def magnetic(poles=8):
    """Radial magnetic bearing: laminated yoke, wound poles, an air gap to the rotor sleeve."""
    e = .012
    arc_solid('ring', [(.92, -HL), (RO - e, -HL), (RO, -HL + e), (RO, HL - e), (RO - e, HL), (.92, HL)], 0, 360, M('alu_turned'))
    lam = material('lam', color='#8d969e', metallic=1, rough=.38)
    tube('yoke', .84, .925, 2 * HL - .12, (0, 0, 0), lam)
    for i in range(poles):
        a = 2 * math.pi * (i + .5) / poles; c, s = math.cos(a), math.sin(a)
        box('pole', (.20, .17, 2 * HL - .12), (.755 * c, .755 * s, 0), lam, .008, rot=(0, 0, a))
        for w in (-1, 1):                                     # coil sides and the end turn in front
            for k in range(3):
                sweep('coil', [((.71 + .045 * k) * c - w * .125 * s, (.71 + .045 * k) * s + w * .125 * c, z) for z in (-HL + .06, 0, HL - .04)], .024, M('copper'), seg=12)
        for k in range(3):
            r = .71 + .045 * k
            sweep('turn', [(r * c - w * q * s, r * s + w * q * c, z) for w, q, z in ((-1, .125, HL - .05), (-1, .125, HL + .03), (-1, .05, HL + .055), (1, .05, HL + .055), (1, .125, HL + .03), (1, .125, HL - .05))], .024, M('copper'), seg=12)
    tube('rotor', .54, .618, 2 * HL, (0, 0, 0), lam, bevel=.006)
    lathe('shaft', [(0, HL + .05), (.28, HL + .05), (.30, HL + .03), (.545, HL + .03), (.545, -HL - .3), (0, -HL - .3)], M('steel'), 192)
    for i in range(4):
        a = 2 * math.pi * i / 4 + .4; cyl('sensor', .035, .05, (.965 * math.cos(a), .965 * math.sin(a), HL + .01), M('brand'), bevel=.006)

def rolling(balls=11):
    """Angular-contact ball bearing: rings with grooves, balls, cage."""
    rm, rb, h = .735, .150, .30; f = HL
    outer = [(RO, f - h - .05), (RO, f - .014), (RO - .014, f)] + [(.845, f)] + [(rm + rb * math.cos(t), f - h / 2 - .02 + rb * math.sin(t)) for t in [.80 - 1.6 * k / 20 for k in range(21)]] + [(.845, f - h - .05)]
    arc_solid('outer', outer, 0, 360, M('steel'))
    inner = [(.46, f - h - .05), (.46, f - .014), (.474, f), (.625, f)] + [(rm - rb * math.cos(t), f - h / 2 - .02 + rb * math.sin(t)) for t in [.80 - 1.6 * k / 20 for k in range(21)]] + [(.625, f - h - .05)]
    arc_solid('inner', inner, 0, 360, M('steel'))
    for i in range(balls):
        a = 2 * math.pi * i / balls
        lathe('ball', [(rb * math.sin(math.pi * k / 32), -rb * math.cos(math.pi * k / 32)) for k in range(33)], M('alu'), 64, (rm * math.cos(a), rm * math.sin(a), f - h / 2 - .02))
    arc_solid('cage', [(rm - .045, f - .10), (rm + .045, f - .10), (rm + .045, f - .06), (rm - .045, f - .06)], 0, 360, material('cage', color='#c9a56a', metallic=1, rough=.34))
    for i in range(balls):
        a = 2 * math.pi * (i + .5) / balls; cyl('rivet', .022, .02, (rm * math.cos(a), rm * math.sin(a), f - .055), M('steel'), bevel=.005, seg=24)
        box('bridge', (.075, .06, .20), (rm * math.cos(a), rm * math.sin(a), f - h / 2 - .03), material('cage', color='#c9a56a', metallic=1, rough=.34), .01, rot=(0, 0, a))
    lathe('shaft', [(0, f + .16), (.40, f + .16), (.42, f + .14), (.42, f + .01), (.458, f + .01), (.458, -HL - .35), (0, -HL - .35)], M('steel'), 192)
    arc_solid('housing', [(RO + .002, -HL), (RO + .10, -HL), (RO + .10, f - .10), (RO + .002, f - .10)], 0, 360, M('alu_cast'))

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=64, strength=1.0)
    reset()
    for k, fn in enumerate((foil, magnetic, rolling)):
        b = set(bpy.data.objects); fn()
        g = parent([o for o in bpy.data.objects if o not in b and o.parent is None], fn.__name__)
        g.rotation_mode = 'XYZ'; g.rotation_euler = (math.pi / 2, 0, math.radians(-27 - (k - 1) * 6)); g.location = ((k - 1) * 2.62, 0, 0)
    look_dark((0, 0, 0), k=1.8, front=2.2)
    camera((.0, -12.6, 3.2), (-.02, 0, -.02), lens=55.5)
    quality(a.w, a.h, a.samples, transparent=True, exposure=.30, look='High Contrast')
    shoot(a.out, lambda im: on_night(im, (.5, .46), .66), a.strength)
