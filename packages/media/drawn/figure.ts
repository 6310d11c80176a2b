/** What all drawings share. A drawing is a function that returns an SVG document, computed from real numbers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import {
  brand,
  dutyOnDark,
  faintDark,
  hairlineDark,
  ink,
  labelColour,
  mutedOnDark,
} from './palette.ts';

type Anchor = 'start' | 'middle' | 'end';

export interface TypeOptions {
  /** Size in drawing units. @default 34 */
  size?: number;
  /** @default 500 */
  weight?: number;
  /** Width axis in per cent. @default 100 */
  width?: number;
  /** @default 'start' */
  anchor?: Anchor;
  /** @default the near white of labels */
  fill?: string;
  /** Letter spacing in em. @default 0 */
  tracking?: number;
}

const number = (value: number) => Number(value.toFixed(2)).toString();
const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One line of type. */
export function type(x: number, y: number, value: string, options: TypeOptions = {}): string {
  const {
    size = 34,
    weight = 500,
    width = 100,
    anchor = 'start',
    fill = labelColour,
    tracking = 0,
  } = options;
  const style = `font-size:${size}px;font-weight:${weight};font-stretch:${width}%;letter-spacing:${tracking}em`;
  return `<text x="${number(x)}" y="${number(y)}" text-anchor="${anchor}" fill="${fill}" style="${style}">${escape(value)}</text>`;
}

export function figure(x: number, y: number, value: string, options: TypeOptions = {}): string {
  return type(x, y, value, {
    size: 118,
    weight: 600,
    width: 108,
    tracking: -0.03,
    fill: '#ffffff',
    ...options,
  });
}

export interface StrokeOptions {
  /** @default hairline */
  stroke?: string;
  /** @default 2 */
  width?: number;
  dash?: string;
  /** @default 'none' */
  fill?: string;
  opacity?: number;
  cap?: 'butt' | 'round' | 'square';
}

function strokeAttributes({
  stroke = hairlineDark,
  width = 2,
  dash,
  fill = 'none',
  opacity,
  cap,
}: StrokeOptions): string {
  return `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}${cap ? ` stroke-linecap="${cap}"` : ''}`;
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  options: StrokeOptions = {},
): string {
  return `<path d="M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}" ${strokeAttributes(options)}/>`;
}

export function path(d: string, options: StrokeOptions = {}): string {
  return `<path d="${d}" ${strokeAttributes(options)}/>`;
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  options: StrokeOptions = {},
): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" ${strokeAttributes(options)}/>`;
}

export function circle(x: number, y: number, r: number, options: StrokeOptions = {}): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" ${strokeAttributes(options)}/>`;
}

export type Pair = readonly [x: number, y: number];

/** Path data through points. */
export function through(points: readonly Pair[], close = false): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}${close ? 'Z' : ''}`;
}

/** Path data of y = f(x), sampled and drawn through two scales. */
export function plot(
  f: (x: number) => number,
  from: number,
  to: number,
  sx: Scale,
  sy: Scale,
  steps = 120,
): string {
  return through(sample(f, from, to, steps).map(([x, y]) => [sx(x), sy(y)]));
}

export function sample(f: (x: number) => number, from: number, to: number, steps = 120): Pair[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / steps;
    return [x, f(x)];
  });
}

export type Scale = (value: number) => number;

export function scale(from: number, to: number, start: number, end: number): Scale {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** An arrow head with its tip at x, y; angle 0 points to the right. */
export function head(
  x: number,
  y: number,
  angle: number,
  size = 15,
  fill: string = hairlineDark,
): string {
  return `<path d="M0 0L${-size} ${number(size * 0.42)}L${-size} ${number(-size * 0.42)}Z" fill="${fill}" transform="translate(${number(x)} ${number(y)}) rotate(${angle})"/>`;
}

/** The cross of a duty point. */
export function cross(x: number, y: number, size = 20): string {
  return `<path d="M${number(x - size)} ${number(y)}h${size * 2}M${number(x)} ${number(y - size)}v${size * 2}" stroke="${dutyOnDark}" stroke-width="5" fill="none"/>`;
}

/** A dimension line with heads at both ends. */
export function dimension(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string = hairlineDark,
): string {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    line(x1, y1, x2, y2, { stroke: colour }) +
    head(x2, y2, angle, 13, colour) +
    head(x1, y1, angle + 180, 13, colour)
  );
}

export interface Axis {
  /** Position of the axis: its y for an x axis, its x for a y axis. */
  at: number;
  scale: Scale;
  from: number;
  to: number;
  ticks: readonly number[];
  format?: (value: number) => string;
  /** Of an x axis. */
  title?: string;
}

export function axisX({ at, scale: s, from, to, ticks, format = String, title }: Axis): string {
  return (
    line(s(from), at, s(to), at) +
    ticks
      .map(
        (t) =>
          line(s(t), at, s(t), at + 9) +
          type(s(t), at + 44, format(t), { size: 30, anchor: 'middle', fill: mutedOnDark }),
      )
      .join('') +
    (title ? type(s(to), at + 86, title, { size: 30, anchor: 'end', fill: mutedOnDark }) : '')
  );
}

export function axisY({ at, scale: s, from, to, ticks, format = String }: Axis): string {
  return (
    line(at, s(from), at, s(to)) +
    ticks
      .map(
        (t) =>
          line(at - 9, s(t), at, s(t)) +
          type(at - 20, s(t) + 11, format(t), { size: 30, anchor: 'end', fill: mutedOnDark }),
      )
      .join('')
  );
}

/** Horizontal grid lines of a diagram. */
export function grid(s: Scale, values: readonly number[], from: number, to: number): string {
  return values.map((v) => line(from, s(v), to, s(v), { stroke: faintDark, width: 1.5 })).join('');
}

interface Sheet {
  /** Centre of the soft light, in per cent. */
  pool: readonly [number, number];
  defs?: string;
}

/** A drawing of 1200 × 675 on the dark background. */
export function nightSheet(content: string, { pool, defs = '' }: Sheet): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675"><defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="${ink[950]}"/><stop offset="1" stop-color="${ink[800]}"/></linearGradient><radialGradient id="pool" cx="${pool[0]}%" cy="${pool[1]}%" r="62%"><stop offset="0" stop-color="${ink[700]}"/><stop offset="1" stop-color="${ink[700]}" stop-opacity="0"/></radialGradient><linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${brand}" stop-opacity="0.34"/><stop offset="1" stop-color="${brand}" stop-opacity="0.06"/></linearGradient>${defs}</defs><rect width="1200" height="675" fill="url(#ground)"/><rect width="1200" height="675" fill="url(#pool)"/>${content}</svg>`;
}

let face: string | undefined;

/** `@font-face` rule of the brand's typeface, with the font inline. */
function typeFace(): string {
  face ??= `@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${readFileSync(join(paths.fonts, 'archivo-latin.woff2')).toString('base64')}) format('woff2');font-weight:100 900;font-stretch:62% 125%}`;
  return face;
}

/** Wraps a drawing in an HTML document for Chromium. */
export function page(body: string, css = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${typeFace()}html,body{margin:0;background:transparent}body{font-family:Archivo;font-variant-numeric:tabular-nums lining-nums;-webkit-font-smoothing:antialiased}svg{display:block}text{font-family:Archivo;font-variant-numeric:tabular-nums}${css}</style>${body}</html>`;
}
