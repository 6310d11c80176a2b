/** Cover of the product catalogue, A4 upright: the hero impeller under the title. 900 × 1272. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { span } from '@brand/catalogue/modelFigures';
import { paths } from '../paths.ts';
import { page } from './figure.ts';
import { ink } from './palette.ts';

export const coverWidth = 900;
export const coverHeight = 1272;

export function catalogueCover(): string {
  const file = [
    join(paths.stills, 'hero-impeller-portrait.png'),
    join(paths.media, 'home', 'hero-impeller-portrait-768.webp'),
  ].find(existsSync);
  if (!file) throw new Error('The catalogue needs the picture "hero-impeller-portrait".');
  const picture = `<img src="data:image/${file.endsWith('png') ? 'png' : 'webp'};base64,${readFileSync(file).toString('base64')}" alt="">`;
  const wordmark = readFileSync(join(paths.package, 'drawn', 'brand', 'wordmark.svg'), 'utf8');
  return page(
    `<main>${picture}<div class="brand">${wordmark}</div><h1>Turbo blowers</h1><p>Catalogue</p><dl><div><dt>RMX, EMX</dt><dd>${span('RMX', 'flow')} m³/min</dd><dd>${span('RMX', 'pressure')} bar</dd></div><div><dt>MAX</dt><dd>${span('MAX', 'flow')} m³/min</dd><dd>${span('MAX', 'power')} kW</dd></div></dl></main>`,
    `main{position:relative;width:${coverWidth}px;height:${coverHeight}px;overflow:hidden;background:${ink[900]};color:#fff}
img{position:absolute;left:38px;bottom:176px;width:824px;height:auto;mask:linear-gradient(transparent,#000 22%,#000 94%,transparent),linear-gradient(90deg,transparent,#000 8%,#000 92%,transparent);mask-composite:intersect}
main{background:radial-gradient(70% 46% at 50% 62%,#0c3350,transparent),linear-gradient(${ink[950]},${ink[900]})}
.brand{position:absolute;left:72px;top:72px}.brand svg{height:46px;width:auto}
h1{position:absolute;left:68px;top:176px;margin:0;font-size:104px;font-weight:600;font-stretch:110%;letter-spacing:-.03em;line-height:1}
p{position:absolute;left:72px;top:296px;margin:0;font-size:40px;font-weight:500;color:#cfe4f0}
dl{position:absolute;left:72px;right:72px;bottom:60px;margin:0;padding-top:20px;border-top:2px solid rgb(190 225 245/.4);display:grid;grid-template-columns:1fr 1fr}
dt{font-size:28px;font-weight:600}dd{margin:4px 0 0;font-size:26px;font-weight:500;color:#cfe4f0}`,
  );
}
