import { chromiumArguments, chromiumPath } from '@brand/tasks/chromium';
import { crowdingOf } from '../src/audit/crowding.ts';
import { lossesOf } from '../src/audit/reflow.ts';
import { largeText, openPanels, states } from '../src/audit/states.ts';
import { expect, test } from './test.ts';

// Unlike styles, the browser's own setting also changes what media and container queries in rem compare with.
test.use({
  launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, largeText] },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const path of states) {
  test(`${path}: with a default font of 32 px on a phone, nothing scrolls sideways, overlaps, falls out of its box or breaks words`, async ({
    usedPage: page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Its argument sets the font.');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(openPanels);
    expect([...(await page.evaluate(lossesOf)), ...(await page.evaluate(crowdingOf))]).toEqual([]);
  });
}
