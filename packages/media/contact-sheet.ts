/** A page that shows all assets together. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { catalogue } from './catalogue/index.ts';
import type { Asset } from './catalogue/types.ts';
import { cardFile, coverFile, filmFile, posterFile, put, stillFile } from './files.ts';
import { paths } from './paths.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const address = (file: string) => escapeHtml(relative(paths.package, file));

/** Preview file of an asset: the first width from 768 pixels up, or the largest there is. */
function preview(asset: Asset): string | undefined {
  if (asset.kind === 'cover') return existing(coverFile(asset.name));
  if (asset.kind === 'card') return existing(cardFile(asset.name));
  const file = (width: number) =>
    asset.kind === 'film' ? posterFile(asset, width, 'webp') : stillFile(asset, width, 'webp');
  const folder = dirname(file(0));
  if (!existsSync(folder)) return undefined;
  const stem = asset.kind === 'film' ? `${asset.name}-poster` : asset.name;
  const widths = readdirSync(folder)
    .map((entry) => Number(new RegExp(`^${stem}-(\\d+)\\.webp$`).exec(entry)?.[1] ?? 0))
    .filter((width) => width > 0)
    .sort((a, b) => a - b);
  const width = widths.find((value) => value >= 768) ?? widths.at(-1);
  return width ? file(width) : undefined;
}

const existing = (file: string) => (existsSync(file) ? file : undefined);

function item(asset: Asset): string {
  const picture = preview(asset);
  const film = asset.kind === 'film' && existsSync(filmFile(asset, 'mp4'));
  const shape = `width="${asset.width}" height="${asset.height}"`;
  const media = film
    ? `<video ${shape} muted loop playsinline controls preload="none" poster="${picture ? address(picture) : ''}"><source src="${address(filmFile(asset, 'webm'))}" type="video/webm"><source src="${address(filmFile(asset, 'mp4'))}" type="video/mp4"></video>`
    : picture
      ? `<img ${shape} loading="lazy" src="${address(picture)}" alt="${escapeHtml(asset.alt)}">`
      : '<p class="none">not rendered yet</p>';
  const alpha = asset.kind === 'still' && asset.alpha ? ' class="alpha"' : '';
  return `<figure${alpha}>${media}<figcaption><b>${asset.name}</b> ${asset.kind}, ${asset.width} × ${asset.height}<br>${escapeHtml(asset.alt)}</figcaption></figure>`;
}

export async function writeContactSheet(): Promise<void> {
  const subjects = [...new Set(catalogue.map(({ subject }) => subject))];
  const sections = subjects.map((subject) => {
    const assets = catalogue.filter((asset) => asset.subject === subject);
    return `<h2>${subject} <small>${assets.length}</small></h2><div class="grid">${assets.map(item).join('\n')}</div>`;
  });
  const drawings = ['brand/wordmark.svg', 'brand/mark.svg', 'world-map.svg']
    .filter((file) => existsSync(join(paths.package, 'drawn', file)))
    .map(
      (file) =>
        `<figure class="alpha"><img src="drawn/${file}" alt=""><figcaption><b>drawn/${file}</b></figcaption></figure>`,
    );
  await put(
    join(paths.package, 'contact-sheet.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>
@font-face{font-family:Archivo;src:url(drawn/fonts/archivo-latin.woff2) format('woff2');font-weight:100 900;font-stretch:62% 125%}
body{margin:40px;background:#06192a;color:#e8f4fb;font:14px/1.45 Archivo,sans-serif}
h1,h2{font-weight:600;font-stretch:110%;letter-spacing:-.022em}h1{font-size:44px}h2{margin:56px 0 16px;border-top:1px solid rgb(190 225 245/.3);padding-top:16px;font-size:24px}
small{color:#b9d3e2;font-weight:500}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:24px 20px}
figure{margin:0}img,video{display:block;width:100%;height:auto;background:#0a2032}.alpha img{background:#f2f6f9;color:#0a1f2e}
figcaption{margin-top:8px;color:#b9d3e2}figcaption b{color:#fff;font-weight:600}.none{margin:0;aspect-ratio:16/9;display:grid;place-items:center;border:1px dashed rgb(190 225 245/.4);color:#b9d3e2}
</style>
<h1>Contact sheet</h1>
<p>${catalogue.length} assets. Films play on request.</p>
<h2>brand</h2><div class="grid">${drawings.join('\n')}</div>
${sections.join('\n')}
</html>
`,
  );
}
