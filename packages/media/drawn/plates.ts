/** Specimens of patents, 900 × 1200, without seal, logo and number, marked as illustrations. */
import { page, through, type, type Pair, type TypeOptions } from './figure.ts';
import { hairlineLight, mutedOnLight, text } from './palette.ts';

export const plateWidth = 900;
export const plateHeight = 1200;

const words = (x: number, y: number, value: string, size: number, options: TypeOptions = {}) =>
  type(x, y, value, { size, fill: text, ...options });

function sheet(content: string): string {
  return page(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${plateHeight}" viewBox="0 0 ${plateWidth} ${plateHeight}"><defs><linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#f6f9fb"/></linearGradient></defs><rect width="${plateWidth}" height="${plateHeight}" fill="url(#paper)"/><rect x="36" y="36" width="${plateWidth - 72}" height="${plateHeight - 72}" fill="none" stroke="${text}" stroke-width="2"/><rect x="46" y="46" width="${plateWidth - 92}" height="${plateHeight - 92}" fill="none" stroke="${hairlineLight}" stroke-width="1.5"/>${content}</svg>`,
  );
}

const foot = (left: string) =>
  `<path d="M96 1068H804" stroke="${hairlineLight}" stroke-width="2"/>${words(96, 1114, left, 26, { fill: mutedOnLight })}${words(804, 1114, 'Illustration', 26, { fill: mutedOnLight, anchor: 'end' })}`;

export interface Patent {
  title: string;
  /** Line drawing of 708 × 520 units. */
  drawing: string;
  figure: string;
}

const stroke = (d: string, width = 2.4, extra = '') =>
  `<path d="${d}" fill="none" stroke="${text}" stroke-width="${width}" stroke-linejoin="round" ${extra}/>`;

/** Reference number with its leader line, as in a patent drawing. */
const reference = (x: number, y: number, toX: number, toY: number, number: number) =>
  `${stroke(`M${x} ${y}Q${(x + toX) / 2} ${(y + toY) / 2 - 24} ${toX} ${toY}`, 1.6)}${words(x, y + (y < toY ? -10 : 34), String(number), 30, { anchor: 'middle' })}`;

/** Cross section of an air-foil bearing: sleeve, bump foil, top foil, shaft. */
function bearingDrawing(): string {
  const c = { x: 354, y: 262 };
  const bumps = 22;
  const points: Pair[] = Array.from({ length: bumps * 16 + 1 }, (_, k) => {
    const a = -Math.PI / 2 + 0.16 + ((2 * Math.PI - 0.32) * k) / (bumps * 16);
    const r = 196 - 13 + 13 * Math.abs(Math.sin((Math.PI * k) / 16)) ** 0.8 * -1 + 13;
    return [c.x + r * Math.cos(a), c.y + r * Math.sin(a)] as const;
  });
  const arc = (r: number) => {
    const x = r * Math.cos(-Math.PI / 2 + 0.16);
    const y = r * Math.sin(-Math.PI / 2 + 0.16);
    return `M${(c.x + x).toFixed(1)} ${(c.y + y).toFixed(1)}A${r} ${r} 0 1 1 ${(c.x - x).toFixed(1)} ${(c.y + y).toFixed(1)}`;
  };
  const hatch = Array.from({ length: 27 }, (_, i) => {
    const o = -160 + i * 12.4;
    const h = Math.sqrt(Math.max(0, 165 ** 2 - o ** 2));
    return h > 0
      ? `M${(c.x + (o - h) * Math.SQRT1_2).toFixed(1)} ${(c.y + (o + h) * Math.SQRT1_2).toFixed(1)}L${(c.x + (o + h) * Math.SQRT1_2).toFixed(1)} ${(c.y + (o - h) * Math.SQRT1_2).toFixed(1)}`
      : '';
  }).join('');
  return (
    `<circle cx="${c.x}" cy="${c.y}" r="244" fill="none" stroke="${text}" stroke-width="2.4"/><circle cx="${c.x}" cy="${c.y}" r="200" fill="none" stroke="${text}" stroke-width="2.4"/>` +
    stroke(through(points), 2) +
    stroke(arc(179), 2.6) +
    `<circle cx="${c.x}" cy="${c.y}" r="165" fill="none" stroke="${text}" stroke-width="2.4"/>${stroke(hatch, 1)}` +
    reference(44, 60, 160, 110, 1) +
    reference(664, 60, 530, 168, 2) +
    reference(676, 420, 504, 352, 3) +
    reference(40, 440, 238, 344, 4)
  );
}

/** Axial view of an impeller with backward-curved full and splitter blades. */
function impellerDrawing(): string {
  const c = { x: 354, y: 262 };
  const blade = (turn: number, from: number) => {
    const points: Pair[] = Array.from({ length: 41 }, (_, k) => {
      const t = k / 40;
      const r = from + (236 - from) * t;
      const s = (r - 66) / (236 - 66);
      const a = turn + 0.95 * s ** 1.15;
      return [c.x + r * Math.cos(a), c.y + r * Math.sin(a)] as const;
    });
    return stroke(through(points), 2.4);
  };
  let body = '';
  for (let i = 0; i < 9; i++)
    body += blade((i * 2 * Math.PI) / 9, 66) + blade(((i + 0.5) * 2 * Math.PI) / 9, 138);
  return (
    body +
    `<circle cx="${c.x}" cy="${c.y}" r="240" fill="none" stroke="${text}" stroke-width="2.4"/><circle cx="${c.x}" cy="${c.y}" r="62" fill="none" stroke="${text}" stroke-width="2.4"/><circle cx="${c.x}" cy="${c.y}" r="26" fill="none" stroke="${text}" stroke-width="2.4"/>` +
    stroke(
      `M${c.x - 270} ${c.y}H${c.x + 270}M${c.x} ${c.y - 262}V${c.y + 262}`,
      1.2,
      'stroke-dasharray="24 7 5 7"',
    ) +
    reference(48, 70, 178, 130, 1) +
    reference(664, 64, 516, 128, 2) +
    reference(676, 430, 378, 284, 3)
  );
}

/** Elevation of the package: cabinet, motor and impeller on one shaft, filter, discharge. */
function packageDrawing(): string {
  const box = { x: 84, y: 40, w: 500, h: 440 };
  const louvre = Array.from({ length: 9 }, (_, i) => `M112 ${82 + i * 15}h96`).join('');
  const bumps = Array.from({ length: 7 }, (_, i) => `M${262 + i * 26} 246v88`).join('');
  return (
    stroke(`M${box.x} ${box.y}h${box.w}v${box.h}h-${box.w}z`) +
    stroke(
      `M${box.x + 14} ${box.y + box.h}v20h60v-20M${box.x + box.w - 74} ${box.y + box.h}v20h60v-20`,
    ) +
    stroke(`M104 68h112v148h-112z`) +
    stroke(louvre, 1.4) +
    stroke('M248 230h190v120h-190z') +
    stroke(bumps, 1.2) +
    stroke('M214 284h34v12h-34zM438 284h36v12h-36z') +
    stroke('M474 252l44 -34v144l-44 -34z') +
    stroke('M518 204c40 0 62 34 62 86s-22 86 -62 86z') +
    stroke('M552 340h104v-56h-72M656 266v92M672 266v92', 2.4) +
    stroke('M248 396h190v52h-190z') +
    stroke('M160 216v72h54', 1.6, 'stroke-dasharray="10 8"') +
    stroke('M330 68h214v92h-214z') +
    stroke('M352 90h78v48h-78z', 1.6) +
    reference(30, 150, 112, 150, 1) +
    reference(330, 512, 330, 350, 2) +
    reference(470, 512, 500, 352, 3) +
    reference(690, 200, 640, 284, 4) +
    reference(660, 70, 540, 100, 5)
  );
}

export const patents: Record<string, Patent> = {
  'patent-bearing': {
    title: 'Bearing',
    drawing: bearingDrawing(),
    figure: 'Air-foil bearing across its axis',
  },
  'patent-impeller': {
    title: 'Impeller',
    drawing: impellerDrawing(),
    figure: 'Impeller along its axis',
  },
  'patent-package': {
    title: 'Plug-and-play package',
    drawing: packageDrawing(),
    figure: 'Package in elevation',
  },
};

export function patent({ title, drawing, figure }: Patent): string {
  return sheet(
    `${words(96, 130, 'Patent', 34, { weight: 600 })}${words(804, 130, 'Specimen', 34, { fill: mutedOnLight, anchor: 'end' })}<path d="M96 160H804" stroke="${text}" stroke-width="2"/>` +
      `<g transform="translate(96 210)">${drawing}</g>` +
      `${words(93, 890, title, title.length > 12 ? 60 : 88, { weight: 600, width: 108, tracking: -0.025 })}${words(96, 956, `Fig. 1 - ${figure}`, 34)}` +
      foot('Number and office on request'),
  );
}
