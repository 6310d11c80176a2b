/** Open Graph image of a page: title, wordmark, and a picture or the strata. 1200 × 630. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import { page } from './figure.ts';
import { ink } from './palette.ts';
import { strata } from './strata.ts';

export interface CardContent {
  title: string;
  /** A second, quieter line: facts, no slogans. */
  note: string;
  /** Picture in the site's media folder, without width and format. Without a picture the strata are drawn. */
  picture?: string;
  /** `night` fills the card, `panel` its right half; a `cut-out` has no background. @default 'night' */
  look?: 'night' | 'panel' | 'cut-out';
  /** CSS `object-position` of a night picture. @default '62% 50%' */
  position?: string;
  /** Phase of the strata in turns, so that each card is different. @default 0 */
  phase?: number;
}

const width = 1200;
const height = 630;

function pictureFile(name: string): string | undefined {
  return [1920, 1280, 1200, 960, 768]
    .map((size) => join(paths.media, `${name}-${size}.webp`))
    .find(existsSync);
}

const wordmark = () => readFileSync(join(paths.package, 'drawn', 'brand', 'wordmark.svg'), 'utf8');

export function card({
  title,
  note,
  picture,
  look = 'night',
  position = '62% 50%',
  phase = 0,
}: CardContent): string {
  const file = picture && pictureFile(picture);
  const image = file
    ? `<img class="${look}" src="data:image/webp;base64,${readFileSync(file).toString('base64')}" alt="">`
    : '';
  const lines = file
    ? ''
    : `<svg width="${width}" height="${height}">${strata(phase)}</svg>`;
  const longest = title.length > 30 ? 68 : title.length > 18 ? 80 : 96;
  const size = file && look !== 'night' ? Math.min(longest, 84) : longest;
  return page(
    `<main>${image}${lines}<i></i><div class="brand">${wordmark()}</div><div class="words"><h1 style="font-size:${size}px">${title}</h1><p>${note}</p></div></main>`,
    `main{position:relative;width:${width}px;height:${height}px;overflow:hidden;background:radial-gradient(70% 90% at 72% 44%,${ink[700]},transparent),linear-gradient(110deg,${ink[950]},${ink[800]});color:#fff}
img,main>svg{position:absolute;inset:0}main>svg{-webkit-mask:linear-gradient(90deg,transparent 56%,#000 82%)}
.night{width:100%;height:100%;object-fit:cover;object-position:${position}}
.panel{left:430px;width:770px;height:100%;object-fit:cover;object-position:${position};filter:brightness(.86);mask:linear-gradient(90deg,transparent 4%,#000 52%)}
.cut-out{left:auto;right:-14px;top:50%;transform:translateY(-50%);width:670px;filter:brightness(.96)}
i{position:absolute;inset:0;background:linear-gradient(90deg,rgb(4 16 27/.88),rgb(4 16 27/.5) 45%,transparent 72%)}
.brand{position:absolute;left:72px;top:64px;color:#fff}.brand svg{height:42px;width:auto}
.words{position:absolute;left:72px;bottom:62px;width:${file && look === 'cut-out' ? 560 : 640}px}
h1{margin:0;font-weight:600;font-stretch:110%;letter-spacing:-.025em;line-height:1.02;text-wrap:balance}
p{width:${file && look === 'cut-out' ? 510 : 560}px;margin:26px 0 0;padding-top:20px;border-top:2px solid rgb(190 225 245/.4);font-size:30px;font-weight:500;line-height:1.35;color:#cfe4f0;text-wrap:balance}`,
  );
}
