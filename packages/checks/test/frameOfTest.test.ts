import { chromiumArguments, ensureChromium } from '@brand/tasks/chromium';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { frameOfTest } from '../src/browsers/firefox/provider.ts';

test('finds the frame of a test that Playwright knows by no name', {
  timeout: 30_000,
}, async () => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    await page.setContent(
      '<iframe srcdoc="Other"></iframe><iframe data-vitest="true" srcdoc="Test"></iframe>',
    );
    const frame = await frameOfTest(page);
    expect(await frame.locator('body').textContent()).toBe('Test');
  } finally {
    await browser.close();
  }
});
