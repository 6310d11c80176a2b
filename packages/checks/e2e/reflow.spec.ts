import { crowdingOf } from '../src/audit/crowding.ts';
import { badLines } from '../src/audit/lines.ts';
import { apply, lossesOf, modes } from '../src/audit/reflow.ts';
import { usStates } from '../src/audit/states.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/blog']) {
  test(`${path}: no heading is cut off and nothing scrolls horizontally`, async ({
    usedPage: page,
  }) => {
    await page.goto(path);
    for (const mode of modes) {
      // What the previous mode prepared would stay.
      if (mode.prepare) await page.goto(path);
      await page.setViewportSize(mode);
      const removeStyles = await apply(page, mode);
      expect(await page.evaluate(lossesOf), mode.name).toEqual([]);
      await removeStyles();
    }
  });
}

for (const path of [
  '/',
  '/products/selector',
  '/products/selector?flow=55&pressure=0.62',
  '/products/savings',
  '/contact',
]) {
  test(`${path}: nothing overlaps or leaves its box between the breakpoints of tablets`, async ({
    usedPage: page,
  }) => {
    await page.goto(path);
    for (const width of [1024, 1060, 1100, 1139]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(crowdingOf), `at ${width} px`).toEqual([]);
    }
  });
}

for (const path of usStates) {
  test(`${path}: on a phone nothing overlaps, is cut off or parted from its unit`, async ({
    usedPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect([
      ...(await page.evaluate(lossesOf)),
      ...(await page.evaluate(crowdingOf)),
      ...(await page.evaluate(badLines)),
    ]).toEqual([]);
  });
}
