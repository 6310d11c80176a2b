import { addStyles } from '../src/audit/addStyles.ts';
import { contrastOver, whiteFilms } from '../src/audit/contrast.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, width] of [
  ['/', 768],
  ['/', 1024],
  ['/demo', 1440],
  ['/emx-series', 1024],
  ['/max-series', 1440],
  ['/rmx-series', 1920],
  ['/about-us', 1920],
] as const) {
  test(`${path}, ${width} px: text over a film has enough contrast, even on white frames`, async ({
    usedPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await addStyles(page, whiteFilms);
    const texts = await contrastOver(page, page.locator('[data-media] > div').first());
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });
}
