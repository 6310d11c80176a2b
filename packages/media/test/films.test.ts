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

const types = {
  mp4: 'video/mp4; codecs="avc1.640028"',
  webm: 'video/webm; codecs="av01.0.08M.10"',
};
const typeOf = (file: string) => (file.endsWith('.mp4') ? types.mp4 : types.webm);

// A browser may lack one of the codecs; it must then play the other format.
const script = `for (const video of document.querySelectorAll('video')) {
  const report = (text) => document.body.append(Object.assign(document.createElement('p'), { textContent: video.id + ' ' + text }));
  if (!video.canPlayType(video.dataset.type)) report('has no decoder');
  else video.play().then(() => report('plays ' + video.videoWidth + 'x' + video.videoHeight), (error) => report('fails: ' + error));
}`;

test.runIf(hasChromium() && files.length > 0)('every film plays in Chromium', async () => {
  const videos = files
    .map(
      (file, i) =>
        `<video id="v${i}" muted data-type='${typeOf(file)}' src="${pathToFileURL(file).href}"></video>`,
    )
    .join('');
  const html = await documentAfter(
    `<!doctype html><body>${videos}<script>${script}</script></body>`,
    10_000,
  );
  const results = files.map((file, i) => ({
    file,
    result: new RegExp(`<p>v${i} ([^<]*)</p>`).exec(html)?.[1] ?? 'has no result',
  }));
  const decoded = results.filter(({ result }) => result !== 'has no decoder');
  expect(decoded.filter(({ result }) => !/^plays \d+x\d+$/.test(result))).toEqual([]);
  expect(decoded.some(({ file }) => file.endsWith('.webm'))).toBe(true);
});
