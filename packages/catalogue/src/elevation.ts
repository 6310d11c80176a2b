import type { SeriesName } from './models.ts';

/**
 * Lines of a drawing as SVG path data, in mm from the upper left corner of the cabinet: parts on the roof have negative
 * coordinates.
 */
export interface Lines {
  /** Edges of the cabinet and of its connections. */
  edges: string;
  /** Doors, louvres, screens and fittings. */
  detail: string;
  /** Coloured lines of the design. */
  accent: string;
  /** Centre lines of the connections. */
  axis: string;
}

/** Where the leader of a name ends, in mm. */
export interface NamedPoint {
  name: 'Inlet' | 'Discharge';
  x: number;
  y: number;
}

/** Lines of one view, with what extends beyond the cabinet, in mm. */
export interface Elevation {
  lines: Lines;
  /** Height above the roof. */
  above: number;
  /** Length to the right of the cabinet. */
  beyond: number;
  points: readonly NamedPoint[];
}

/** Front, side and top. */
export type Elevations = readonly [front: Elevation, side: Elevation, top: Elevation];

/** Width of the front, depth and height of a cabinet, in mm. */
type Cabinet = readonly [width: number, depth: number, height: number];

/**
 * Doors, flanges and screens where the pictures have them: the proportions are those of `media/scenes/cabinets.py`, from
 * which the pictures are rendered. They are illustrative; only length, width and height are stated.
 */
export const elevationsOf: Record<SeriesName, (cabinet: Cabinet) => Elevations> = {
  RMX: rmx,
  EMX: emx,
  MAX: max,
};

function rmx([width, depth, height]: Cabinet): Elevations {
  const { base, top, bottom, inner } = shell({ height, base: 120, roof: 50 });
  const head = inner * (height < 1200 ? 0.42 : 0.38);
  const line = top + head + 12;
  const screen = width < 650 ? 230 : width < 800 ? 260 : 290;
  const lower = bottom - line;
  const inlet = { radius: 55 + 0.075 * width, height: 100 + 0.1 * width };
  const outlet = { radius: 50 + 0.055 * width, length: 160 + 0.14 * width };
  const outletY = bottom - outlet.radius * 1.8;
  const [inletX, connectionY] = [width * 0.4, depth * 0.3];
  const half = (depth - 100) / 2;

  const front = drawing(width, height, base, 50);
  front.detail(rectangle(50, top, width - 100, head), rectangle(50, line, width - 100, lower));
  front.accent(across(50, line - 6, width - 100));
  front.edges(centred(width / 2, top + head * 0.46, screen, screen * 0.624));
  front.detail(circle(width / 2 + screen / 2, top + head * 0.8, 18));
  front.detail(louvre(125, line + lower * 0.28, width - 250, lower * 0.58));
  front.eyes(90, width - 90);
  front.silencer(inletX, inlet);
  front.nozzle(width, outletY, outlet);

  const side = drawing(depth, height, base, 50);
  side.detail(rectangle(50, top, half, inner), rectangle(depth / 2, top, half, inner));
  side.accent(across(50, line - 6, half));
  side.detail(louvre(depth / 2 + 70, top + inner * 0.09, half - 140, inner * 0.34));
  side.eyes(90, depth - 90);
  side.silencer(depth - connectionY, inlet);
  side.flange(depth - connectionY, outletY, outlet.radius);

  const plan = drawing(width, depth);
  plan.port(inletX, connectionY, inlet.radius * 1.12);
  plan.corners(90, width - 90);
  plan.nozzle(width, connectionY, outlet);

  return [
    front.end(inlet.height, outlet.length, [
      { name: 'Inlet', x: inletX, y: -inlet.height },
      { name: 'Discharge', x: width + outlet.length, y: outletY - outlet.radius * 1.25 },
    ]),
    side.end(inlet.height),
    plan.end(0, outlet.length),
  ];
}

function emx([width, depth, height]: Cabinet): Elevations {
  const { base, top, bottom, inner } = shell({ height, base: 100, roof: 45 });
  const bay = (width - 100) * 0.34;
  const door = 50 + bay + 18;
  const screen = height < 1200 ? 235 : 275;
  const screenX = width - 150 - screen / 2;
  const screenY = top + 130 + screen * 0.31;
  const outlet = { radius: 50 + 0.055 * depth, length: 160 + 0.12 * depth };
  const [outletX, outletY] = [width * 0.8, depth * 0.4];
  const hood = { x: width * 0.04, width: width * 0.34, depth: depth * 0.62 };

  const front = drawing(width, height, base, 45);
  front.detail(rectangle(50, top, bay, inner), louvre(85, top + 45, bay - 70, inner - 90));
  front.accent(`M${round(50 + bay + 9)} ${round(top + 25)}v${round(inner - 50)}`);
  front.detail(rectangle(door, top, width - 50 - door, inner));
  front.edges(centred(screenX, screenY, screen * 1.36, screen * 0.98));
  front.detail(centred(screenX, screenY, screen, screen * 0.624));
  front.detail(centred(door + 45, (top + bottom) / 2, 24, 150));
  front.detail(across(door + 10, bottom - inner * 0.26, width - 70 - door));
  front.edges(rectangle(hood.x, -55, hood.width, 55));
  front.eyes(width / 2 - 0.06 * (width / 2 - 80), width - 80);
  front.chimney(outletX, outlet);

  const side = drawing(depth, height, base, 45);
  side.detail(rectangle(50, top, depth - 100, inner));
  side.detail(louvre(130, top + inner * 0.11, depth - 260, inner * 0.3));
  side.edges(rectangle((depth - hood.depth) / 2, -55, hood.depth, 55));
  side.eyes(80, depth - 80);
  side.chimney(depth - outletY, outlet);

  const plan = drawing(width, depth);
  plan.edges(rectangle(hood.x, (depth - hood.depth) / 2, hood.width, hood.depth));
  plan.detail(
    louvre(hood.x + 40, (depth - hood.depth) / 2 + 50, hood.width - 80, hood.depth - 100),
  );
  plan.flange(outletX, outletY, outlet.radius);
  plan.corners(80, width - 80);

  return [
    front.end(outlet.length, 0, [
      { name: 'Inlet', x: 50 + bay * 0.8, y: top + inner * 0.4 },
      { name: 'Discharge', x: outletX + outlet.radius * 1.25, y: -outlet.length * 0.9 },
    ]),
    side.end(outlet.length),
    plan.end(),
  ];
}

function max([width, depth, height]: Cabinet): Elevations {
  const { base, top, bottom, inner } = shell({ height, base: 170, roof: 60 });
  const doors = width < 2100 ? 2 : 3;
  const bay = 500;
  const door = (width - 100 - bay) / doors;
  const line = bottom - inner * 0.6 - 160;
  const bayX = width - 50 - bay / 2;
  const low = inner * 0.44;
  const inlet = { radius: 100 + 0.022 * width, height: 220 };
  const inletsX = [width * 0.24, width * 0.6];
  const outlet = { radius: 100 + 0.04 * width, length: 360 };
  const outletY = bottom - outlet.radius * 1.75;
  const half = (depth - 100) / 2;

  const front = drawing(width, height, base, 60);
  for (let index = 0; index < doors; index += 1) {
    const x = 50 + index * door;
    front.detail(rectangle(x, top, door, inner), centred(x + door - 50, line + 140, 26, 170));
    front.accent(across(x + 4, line, door - 8));
    front.detail(louvre(x + 75, bottom - 90 - low, door - 150, low));
  }
  front.detail(rectangle(width - 50 - bay, top, bay, inner));
  front.edges(centred(bayX, top + 20 + inner * 0.2, 320, 200));
  front.detail(circle(bayX + 150, top + 20 + inner * 0.36, 22));
  front.detail(louvre(bayX - 180, bottom - inner * 0.31, 360, inner * 0.22));
  front.eyes(120, width - 120);
  for (const x of inletsX) front.silencer(x, inlet);
  front.nozzle(width, outletY, outlet);

  const side = drawing(depth, height, base, 60);
  side.detail(rectangle(50, top, half, inner), rectangle(depth / 2, top, half, inner));
  side.accent(across(54, line, half - 8));
  side.detail(louvre(depth / 2 + 75, top + inner * 0.09, half - 150, inner * 0.3));
  side.eyes(120, depth - 120);
  side.silencer(depth * 0.66, inlet);
  side.flange(depth * 0.72, outletY, outlet.radius);

  const plan = drawing(width, depth);
  for (const x of inletsX) plan.port(x, depth * 0.34, inlet.radius * 1.12);
  plan.corners(120, width - 120);
  plan.nozzle(width, depth * 0.28, outlet);

  return [
    front.end(inlet.height, outlet.length, [
      { name: 'Inlet', x: inletsX[1] ?? 0, y: -inlet.height },
      { name: 'Discharge', x: width + outlet.length, y: outletY - outlet.radius * 1.25 },
    ]),
    side.end(inlet.height),
    plan.end(0, outlet.length),
  ];
}

/** Where the panels of a cabinet begin and end, between roof and base frame. */
function shell({ height, base, roof }: { height: number; base: number; roof: number }) {
  const [top, bottom] = [roof + 7, height - base - 10];
  return { base, top, bottom, inner: bottom - top };
}

interface Pipe {
  radius: number;
  /** From the cabinet to the end of the flange. */
  length: number;
}

/** Collects the lines of a view. A base frame of the given height stands on feet; the plan has none. */
function drawing(width: number, height: number, base = 0, roof = 0) {
  const lines: Lines = { edges: '', detail: '', accent: '', axis: '' };
  const adder =
    (kind: keyof Lines) =>
    (...paths: string[]) => {
      lines[kind] += paths.join('');
    };
  const [edges, detail, axis] = [adder('edges'), adder('detail'), adder('axis')];
  if (base > 0) {
    edges(rectangle(0, 0, width, height - base), rectangle(0, height - base, width, base - 30));
    detail(across(0, roof, width));
    for (const x of [80, width - 80]) detail(rectangle(x - 45, height - 30, 90, 30));
    for (const x of [width / 4, (width * 3) / 4])
      detail(centred(x, height - base * 0.6, Math.min(200, width * 0.2), base * 0.42));
  } else {
    edges(rectangle(0, 0, width, height));
    detail(rectangle(20, 20, width - 40, height - 40));
  }
  return {
    edges,
    detail,
    accent: adder('accent'),
    /** Lifting eyes on the roof. */
    eyes: (...positions: number[]) => {
      for (const x of positions) detail(`M${round(x - 22)} 0v-20a30 30 0 1 1 44 0v20`);
    },
    /** Lifting eyes of the plan. */
    corners: (...positions: number[]) => {
      for (const x of positions) detail(circle(x, 90, 22), circle(x, height - 90, 22));
    },
    /** An inlet silencer on the roof. */
    silencer: (x: number, { radius, height: total }: { radius: number; height: number }) =>
      edges(
        rectangle(x - radius * 0.86, -total * 0.78, radius * 1.72, total * 0.78),
        rectangle(x - radius * 1.12, -total, radius * 2.24, total * 0.22),
      ),
    /** A pipe to the right, with a bellows and a flange. */
    nozzle: (x: number, y: number, { radius, length }: Pipe) => {
      edges(rectangle(x, y - radius * 0.8, length * 0.75, radius * 1.6));
      for (let part = 1; part < 5; part += 1)
        detail(
          `M${round(x + 20 + length * 0.15 * part)} ${round(y - radius * 0.8)}v${round(radius * 1.6)}`,
        );
      edges(rectangle(x + length * 0.75, y - radius * 1.25, length * 0.25, radius * 2.5));
      axis(across(x - 60, y, length + 120));
    },
    /** A pipe upwards. */
    chimney: (x: number, { radius, length }: Pipe) => {
      edges(rectangle(x - radius * 0.8, -length * 0.75, radius * 1.6, length * 0.75));
      for (let part = 1; part < 5; part += 1)
        detail(across(x - radius * 0.8, -20 - length * 0.13 * part, radius * 1.6));
      edges(rectangle(x - radius * 1.25, -length, radius * 2.5, length * 0.25));
      axis(`M${round(x)} ${round(-length - 60)}v${round(length + 120)}`);
    },
    /** A flange seen from its end, with its bolts. */
    flange: (x: number, y: number, radius: number) => {
      edges(circle(x, y, radius * 1.25));
      detail(circle(x, y, radius * 0.8));
      for (let bolt = 0; bolt < 8; bolt += 1) {
        const angle = ((bolt + 0.5) * Math.PI) / 4;
        const reach = radius * 1.02;
        detail(circle(x + reach * Math.cos(angle), y + reach * Math.sin(angle), 9));
      }
      axis(across(x - radius * 1.6, y, radius * 3.2));
      axis(`M${round(x)} ${round(y - radius * 1.6)}v${round(radius * 3.2)}`);
    },
    /** An inlet seen from above. */
    port: (x: number, y: number, radius: number) => {
      edges(circle(x, y, radius));
      detail(circle(x, y, radius * 0.77));
      axis(across(x - radius * 1.4, y, radius * 2.8));
    },
    end: (above = 0, beyond = 0, points: readonly NamedPoint[] = []): Elevation => ({
      lines,
      // At least the lifting eyes.
      above: Math.max(above, base > 0 ? 70 : 0),
      beyond,
      points,
    }),
  };
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
}

function centred(x: number, y: number, width: number, height: number): string {
  return rectangle(x - width / 2, y - height / 2, width, height);
}

function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x) - r} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function across(x: number, y: number, width: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}`;
}

/** A frame with slats. */
function louvre(x: number, y: number, width: number, height: number, pitch = 70): string {
  const count = Math.floor(height / pitch);
  const slats = Array.from({ length: count }, (_, index) =>
    across(x, y + ((index + 1) * height) / (count + 1), width),
  );
  return rectangle(x, y, width, height) + slats.join('');
}

/** To whole millimetres, which keeps the drawing short. */
function round(length: number): number {
  return Math.round(length);
}
