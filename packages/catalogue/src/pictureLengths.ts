import type { Model } from './models.ts';
import { inUnits, printWithUnit } from './units.ts';

/** Distance from the middle of the machine and height in m, and the shift of the picture as a share of its width. */
type Camera = readonly [distance: number, height: number, shift: number];

/** Of the pictures of the front, as `media/scenes/cabinet_camera.py` prints them. */
const cameras = {
  MAX50: [6.1275, 1.09, -0.0586],
  MAX75: [6.3018, 1.156, -0.0617],
  MAX100: [6.8521, 1.222, -0.0612],
  MAX125: [7.4758, 1.288, -0.0601],
  RMX: {
    small: [4.3668, 0.76, -0.0692],
    medium: [4.4585, 0.793, -0.0712],
    large: [4.9658, 1.024, -0.0852],
  },
  EMX: {
    small: [4.4195, 0.76, -0.0641],
    medium: [4.5111, 0.793, -0.0662],
    large: [5.0181, 1.024, -0.0806],
  },
} as const satisfies Record<string, Camera | Record<string, Camera>>;

function cameraOf({ code, series, frame }: Model): Camera {
  if (series === 'MAX') return cameras[code as keyof typeof cameras] as Camera;
  return cameras[series][frame?.toLowerCase() as 'small' | 'medium' | 'large'];
}

/** Sine and cosine of the angle between the front of the machine and the picture, of 33°. */
const [sine, cosine] = [0.5446, 0.8387];

/** Focal length as a share of the width of the sensor. */
const lens = 68 / 36;

/** From the machine to the line that gives its length, and half of what bounds this line, in m. */
const [gap, end] = [0.1, 0.035];

/**
 * Height, width and depth of a model as lines beside the edges of its picture, in perspective as these: in per cent of the
 * picture, or of the part that remains at another ratio of width and height.
 */
export function pictureLengths(model: Model, ratio: number) {
  const [distance, eye, shift] = cameraOf(model);
  const [length, width, height] = model.dimensions;
  const [across, deep] = model.series === 'RMX' ? [width, length] : [length, width];
  const [right, back, top] = [across / 2000, deep / 2000, height / 1000];
  const place = (x: number, y: number, z: number) => {
    const metre = lens / (distance - x * sine + y * cosine);
    return [
      inPage(50 + ((x * cosine + y * sine) * metre * 400) / (3 * ratio)),
      inPage(50 + ((eye - z) * metre + shift) * (400 / 3)),
    ] as const;
  };
  /** From one end to the other; `out` leads away from the machine. */
  const line = (mm: number, ends: readonly [Point, Point], out: Point) => {
    const at = (edge: Point, far: number) =>
      place(edge[0] + out[0] * far, edge[1] + out[1] * far, edge[2]);
    return {
      label: inUnits((system) => printWithUnit('length', mm, system)),
      line: [at(ends[0], gap), at(ends[1], gap)] as const,
      ends: ends.map((edge) => [at(edge, gap - end), at(edge, gap + end)] as const),
    };
  };
  const corner: Point = [right, -back, 0];
  return [
    line(
      height,
      [
        [-right, -back, 0],
        [-right, -back, top],
      ],
      [-1, 0, 0],
    ),
    line(across, [[-right, -back, 0], corner], [0, -1, 0]),
    line(deep, [corner, [right, back, 0]], [1, 0, 0]),
  ] as const;
}

type Point = readonly [x: number, y: number, z: number];

/** A twentieth of a pixel is exact enough, and short in the HTML of a page. */
const inPage = (percent: number) => Number(percent.toFixed(2));
