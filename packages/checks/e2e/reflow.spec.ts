import { apply, lossesOf, modes } from '../src/audit/reflow.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const mode of modes) {
  for (const path of ['/', '/blog']) {
    test(`${path}, ${mode.name}: no heading is cut off and nothing scrolls horizontally`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: mode.width, height: mode.height });
      await page.goto(path);
      await apply(page, mode);
      expect(await page.evaluate(lossesOf)).toEqual([]);
    });
  }
}

test('/blog: titles of posts have at most two lines', async ({ page }) => {
  await page.goto('/blog');
  const lines = await page
    .getByRole('main')
    .locator('article h2, article h3')
    .evaluateAll((headings) =>
      headings.map((heading) =>
        Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)),
      ),
    );
  expect(lines.length).toBeGreaterThan(5);
  expect(Math.max(...lines)).toBeLessThanOrEqual(2);
});
