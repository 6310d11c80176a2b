"""Aquaculture: a blower beside a round rearing tank, with a ring of rising air.
  blender -b --factory-startup --python-exit-code 1 -P tank.py -- --out x.png"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cabinets
from parts import *

def water(x, y, z, r):
    m = material('water', color='#0a3c52', rough=.05, spec=.6, coat=.6, coat_rough=.03)
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; bp = nt.nodes.new('ShaderNodeBump'); tx = nt.nodes.new('ShaderNodeTexNoise'); tc = nt.nodes.new('ShaderNodeTexCoord')
    tx.inputs['Scale'].default_value = 7; tx.inputs['Detail'].default_value = 2.5; bp.inputs['Strength'].default_value = .35; bp.inputs['Distance'].default_value = .03
    nt.links.new(tc.outputs['Object'], tx.inputs['Vector']); nt.links.new(tx.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    # a ring of foam where the air comes up: radius mask times broken noise mixes white into the colour
    def node(kind, op=None, **v):
        n = nt.nodes.new(kind)
        if op: n.operation = op
        for k, x in v.items(): n.inputs[int(k[1:])].default_value = x
        return n
    le = node('ShaderNodeVectorMath', 'LENGTH'); nt.links.new(tc.outputs['Object'], le.inputs[0])
    d = node('ShaderNodeMath', 'SUBTRACT', _1=r * .62); nt.links.new(le.outputs['Value'], d.inputs[0])
    ab = node('ShaderNodeMath', 'ABSOLUTE'); nt.links.new(d.outputs[0], ab.inputs[0])
    ring = node('ShaderNodeMapRange', _1=.0, _2=r * .20, _3=.30, _4=-.22); nt.links.new(ab.outputs[0], ring.inputs[0])
    fine = node('ShaderNodeTexNoise'); fine.inputs['Scale'].default_value = 46; fine.inputs['Detail'].default_value = 5; nt.links.new(tc.outputs['Object'], fine.inputs['Vector'])
    su = node('ShaderNodeMath', 'ADD'); nt.links.new(fine.outputs['Fac'], su.inputs[0]); nt.links.new(ring.outputs[0], su.inputs[1])
    fo = node('ShaderNodeMapRange', _1=.60, _2=.86); nt.links.new(su.outputs[0], fo.inputs[0])
    mx = node('ShaderNodeMixRGB'); mx.inputs[1].default_value = srgb('#0a3c52'); mx.inputs[2].default_value = srgb('#b4d6e4')
    nt.links.new(fo.outputs[0], mx.inputs[0]); nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    ro = node('ShaderNodeMapRange', _3=.05, _4=.5); nt.links.new(fo.outputs[0], ro.inputs[0]); nt.links.new(ro.outputs[0], b.inputs['Roughness'])
    b.inputs['Emission'].default_value = srgb('#0f6f92'); b.inputs['Emission Strength'].default_value = .16
    lathe('water', [(0, 0), (r * .5, 0), (r, 0)], m, 160, (x, y, z))

def build():
    b = set(bpy.data.objects); W, D, H = cabinets.build('rmx-m')
    g = parent([o for o in bpy.data.objects if o not in b and o.parent is None], 'blower'); g.location = (-1.45, .15, 0); g.rotation_euler.z = math.radians(24)
    x, y, r, h = 1.15, .55, 1.45, .92
    tube('wall', r - .03, r, h, (x, y, h / 2), material('tank', color='#1b3347', rough=.42), bevel=.01, seg=192)
    tube('rim', r - .045, r + .035, .05, (x, y, h), M('paint'), bevel=.018, seg=192)
    for z in (.10, .46, .80): tube('hoop', r, r + .014, .045, (x, y, z), M('stainless'), bevel=.004, seg=192)
    for i in range(28):                                       # stave joints
        t = 2 * math.pi * i / 28; box('stave', (.022, .030, h - .06), (x + r * math.cos(t), y + r * math.sin(t), h / 2), M('paint_dk'), .006, rot=(0, 0, t))
    water(x, y, h - .14, r - .032)
    p = M('stainless')
    sweep('pipe', [(-1.06, .33, .26), (-.95, .28, .26), (-.80, .12, .24), (-.60, -.10, .22), (-.50, -.15, .30), (-.50, -.15, .7), (-.50, -.15, 1.12), (-.42, -.12, 1.25), (-.2, -.05, 1.25), (-.02, 0, 1.25), (.10, .04, 1.20), (.12, .05, 1.0), (.12, .05, .6)], .048, p, seg=32, res=24)
    tube('ring', .0, .06, .02, (-.50, -.15, .55), M('steel')); cyl('valve', .07, .10, (-.50, -.15, .82), M('paint_dk'), bevel=.01); cyl('lever', .012, .18, (-.50, -.26, .82), M('brand'), (R90, 0, .5))
    box('floor', (30, 30, .2), (0, 6, -.1), material('wetfloor', color='#0c1d2e', rough=.22, spec=.5), 0)
    box('wall', (30, .2, 8), (0, 4.6, 4), material('wallb', color='#10253a', rough=.6), 0)

if __name__ == '__main__':
    a = args(out='', w=1200, h=675, samples=64, strength=1.0)
    reset(); build()
    look_dark((0, 0, .8), k=1.6, strength=.8)
    softbox('top', (.6, -.6, 4.2), (.6, .4, .6), 2.4, 160, '#e3f3fc', size_y=1.6)
    softbox('pool', (.4, 2.4, 3.4), (.4, 4.6, 1.2), 2.0, 60, '#5bb6e0', visible=False)
    camera((-1.25, -4.5, 2.05), (-.22, .3, .70), lens=44)
    quality(a.w, a.h, a.samples, exposure=.45, look='High Contrast')
    shoot(a.out, lambda im: glare(tonemap(im)[..., :3], amount=.3), a.strength)
