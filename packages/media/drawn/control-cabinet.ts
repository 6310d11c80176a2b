/** The outline of a cabinet from its side, in which the motor lies. */
import { modelsOf } from '@brand/catalogue/models';
import { outlineOf } from '@brand/catalogue/outline';
import { frontHeight, frontWidth } from './control-screen.ts';

/** px per mm, and the upper left corner of the cabinet in px. */
const scale = 0.48;
const [left, top] = [196, 178];

export function controlCabinet(): string {
  const model = modelsOf('RMX').find(({ size }) => size === 40);
  const side = model && outlineOf(model).find(({ name }) => name === 'Side');
  if (!side) throw new Error('RMX40 has no side view.');
  const { edges, detail } = side.lines;
  const path = (lines: string, paint: string) =>
    `<path d="${lines}" vector-effect="non-scaling-stroke" ${paint}/>`;
  return `<!doctype html><style>body{margin:0}svg{display:block}</style><svg width="${frontWidth}" height="${frontHeight}" fill="none" stroke="#fff" stroke-width="1.2"><g transform="translate(${left} ${top}) scale(${scale})">${path(detail, 'stroke-opacity="0.28"')}${path(edges, 'stroke-opacity="0.5" fill="#fff" fill-opacity="0.03"')}</g></svg>`;
}
