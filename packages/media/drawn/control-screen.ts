/** The touch screen, cut out of the first frame of its film, before the outline of a cabinet. */
import { readFileSync } from 'node:fs';

/** Size of the area of names on a picture of the shaft. */
export const frontWidth = 820;
export const frontHeight = 760;

/** The edge of the screen in a frame of 1280 × 720 px. */
const edge =
  'M232 47L1018 13Q1043 12 1042 38L1026 548Q1025 570 1003 574L262 690Q232 692 228 664L204 78Q203 50 232 47z';

/** Where the frame is, and its size. */
const [x, y, scale] = [4, 86, 0.4];

export function controlScreen(frame: string): string {
  const image = readFileSync(frame, 'base64');
  return `<!doctype html><style>body{margin:0}svg{display:block}</style><svg width="${frontWidth}" height="${frontHeight}"><clipPath id="edge"><path d="${edge}"/></clipPath><g transform="translate(${x} ${y}) scale(${scale})" style="filter:drop-shadow(0 16px 28px #020a12cc)"><image href="data:image/png;base64,${image}" width="1280" height="720" clip-path="url(#edge)"/></g></svg>`;
}
