"""Camera of the cabinets of cabinets.py, in plain Python, and the scale of the pictures that it takes.
  python3 cabinet_camera.py        scale of the views of every size family, as JSON"""
import json, math

MODELS = {  # family: (length, width, height) mm
    'rmx-s': (1050, 600, 1000), 'rmx-m': (1150, 700, 1050), 'rmx-l': (1300, 850, 1400),
    'emx-s': (1050, 600, 1000), 'emx-m': (1150, 700, 1050), 'emx-l': (1300, 850, 1400),
    'max50': (1800, 1200, 1500), 'max75': (2000, 1300, 1600), 'max100': (2200, 1400, 1700), 'max125': (2400, 1500, 1800),
}
BIGGEST = {'r': 'rmx-l', 'e': 'emx-l', 'm': 'max125'}
ABOVE = {'r': .24, 'e': .26, 'm': .34}
LENS, AZ = 68, 33

def size_of(model):
    """Width, depth and height in m, as the machine faces the camera: RMX with its narrow side."""
    L, Wd, H = (v / 1000 for v in MODELS[model])
    return (Wd, L, H) if model[0] == 'r' else (L, Wd, H)

def view_of(model, fill=0):
    """Arguments of camera_of for a machine."""
    return dict(ref=size_of(BIGGEST[model[0]]), above=ABOVE[model[0]], fill=fill or {'max125': .96, 'max100': 1.02}.get(model, 1.08))

def camera_of(size, w, h, az=AZ, eye=None, ref=None, lens=LENS, fill=1.0, above=0.14):
    """Distance from the middle of the machine, height of the eye in m, and vertical lens shift.
    ref: size of the largest family of a series, to keep part of the real difference in size. above: height of parts on the roof."""
    H = size[2]; a = math.radians(az)
    def distance(W, D, H):
        vis_w = abs(W * math.cos(a)) + abs(D * math.sin(a)) + .22; vis_h = H + above + .10
        return max(vis_w * 1.10 * lens / 36, vis_h * 1.12 * lens / 36 * w / h) + max(W, D) * .35
    dist = distance(*size)
    if ref: dist = (dist * distance(*ref)) ** .5
    dist /= fill
    eye = eye or 0.66 * H + .10
    return dist, eye, -(eye - (H + above) / 2 + .02) * lens / 36 / dist

def scale_of(model, w, h):
    """A metre at the front edge of a machine, the height of the floor under this edge from the top, as shares of the width, and the camera."""
    W, D, _ = size = size_of(model); a = math.radians(AZ)
    dist, eye, shift = camera_of(size, w, h, **view_of(model))
    metre = LENS / 36 / (dist - W / 2 * math.sin(a) - D / 2 * math.cos(a))
    return dict(metre=metre, floor=h / 2 / w + eye * metre + shift, camera=[round(v, 4) for v in (dist, eye, shift)])

if __name__ == '__main__': print(json.dumps({model: scale_of(model, 960, 720) for model in MODELS}))
