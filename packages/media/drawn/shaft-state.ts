/** The shaft in one state, composed of the stills of its parts, on a transparent ground. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import { positionsIn, type ShaftPart, type ShaftState, shaftAxis, shaftParts } from '../shaft.ts';

export const shaftWidth = 1400;
export const shaftHeight = 760;

interface Options {
  width?: number;
  height?: number;
  /** Lines from a part to the lower edge: paths in px, each beginning at its part. */
  leaders?: readonly string[];
}

export function shaftState(
  state: ShaftState,
  { width = shaftWidth, height = shaftHeight, leaders = [] }: Options = {},
): string {
  const { scale, centre } = state;
  const object = `translate(${width / 2} ${height / 2}) scale(${scale}) ${along(-centre)}`;
  const parts = shaftParts.map((part) => draw(part, state, 0)).join('');
  return `<!doctype html><style>body{margin:0}svg{display:block}</style><svg width="${width}" height="${height}"><g transform="${object}">${parts}</g><g fill="none" stroke="#5bcbf5" stroke-width="1.5">${leaders.map(leader).join('')}</g></svg>`;
}

/** With a dot on the part. */
const leader = (path: string) => {
  const [, x, y] = /^M(\d+) (\d+)/.exec(path) ?? [];
  return `<path d="${path}"/><circle cx="${x}" cy="${y}" r="4.5" fill="#5bcbf5"/>`;
};

const along = (units: number) => `translate(${units * shaftAxis.x} ${units * shaftAxis.y})`;

/** A part that is inside another one moves with it. */
function draw(part: ShaftPart, state: ShaftState, from: number): string {
  const { name, picture, size, inside, opening } = part;
  const at = positionsIn(state)[name] ?? 0;
  const edge = size * 100;
  const still = readFileSync(join(paths.stills, `shaft-${picture}.png`), 'base64');
  const image = `<image href="data:image/png;base64,${still}" x="${-edge / 2}" y="${-edge / 2}" width="${edge}" height="${edge}"/>`;
  const through = inside
    ? `<clipPath id="${picture}"><polygon points="${opening}"/></clipPath><g clip-path="url(#${picture})">${draw(inside, state, at)}</g>`
    : '';
  return `<g transform="${along(at - from)}">${image}${through}</g>`;
}
