import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { chromiumPath, startChromium } from '../chromium.ts';
import { filmFile } from '../files.ts';
import { measured } from '../measured.ts';
import { paths } from '../paths.ts';

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

test.runIf(existsSync(chromiumPath) && files.length > 0)(
  'every film plays in Chromium',
  async () => {
    const browser = await startChromium();
    const page = await browser.newPage();
    // Only a page of the disk may load files of the disk.
    await page.goto(pathToFileURL(paths.media).href);
    const results = await page.evaluate(
      (films) =>
        Promise.all(
          films.map(async ({ file, url, type }) => {
            const video = Object.assign(document.createElement('video'), { muted: true });
            // A browser may lack one of the codecs; it must then play the other format.
            if (!video.canPlayType(type)) return { file, result: 'has no decoder' };
            video.src = url;
            const result = await video.play().then(
              () => `plays ${video.videoWidth}x${video.videoHeight}`,
              (error) => `fails: ${error}`,
            );
            return { file, result };
          }),
        ),
      files.map((file) => ({ file, url: pathToFileURL(file).href, type: typeOf(file) })),
    );
    await browser.close();
    const decoded = results.filter(({ result }) => result !== 'has no decoder');
    expect(decoded.filter(({ result }) => !/^plays \d+x\d+$/.test(result))).toEqual([]);
    expect(decoded.some(({ file }) => file.endsWith('.webm'))).toBe(true);
  },
);
