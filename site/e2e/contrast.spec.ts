import { contrastOver, whiteFilms } from '../../scripts/audit/contrast.ts';
import { expect, test } from './test.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const [path, width] of [
  ['/', 768],
  ['/', 1024],
  ['/demo', 1440],
  ['/about-us', 1920],
] as const) {
  test(`${path}, ${width} px: text stands out from a film, however bright its frame`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.addStyleTag({ content: whiteFilms });
    const texts = await contrastOver(page, page.locator('[data-media] > div').first());
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });
}
