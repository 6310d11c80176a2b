import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { documentAfter, hasChromium } from '../chromium.ts';
import { filmFile } from '../files.ts';
import { measured } from '../measured.ts';

const files = catalogue.flatMap((asset) =>
  asset.kind === 'film' && asset.name in measured()
    ? [filmFile(asset, 'mp4'), filmFile(asset, 'webm')]
    : [],
);

const script = `for (const video of document.querySelectorAll('video')) {
  const say = (words) => document.body.append(Object.assign(document.createElement('p'), { textContent: video.id + ' ' + words }));
  video.addEventListener('error', () => say('error ' + video.error.message));
  video.play().then(() => say('plays ' + video.videoWidth + 'x' + video.videoHeight), (error) => say('error ' + error));
}`;

test.runIf(hasChromium() && files.length > 0)('every film plays in Chromium', async () => {
  const videos = files
    .map((file, i) => `<video id="v${i}" muted src="${pathToFileURL(file).href}"></video>`)
    .join('');
  const html = await documentAfter(
    `<!doctype html><body>${videos}<script>${script}</script></body>`,
    8000,
  );
  const said = (i: number) => new RegExp(`<p>v${i} ([^<]*)</p>`).exec(html)?.[1] ?? 'is silent';
  const bad = files
    .map((file, i) => `${file}: ${said(i)}`)
    .filter((line) => !/: plays \d+x\d+$/.test(line));
  expect(bad).toEqual([]);
});
