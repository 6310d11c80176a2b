import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from '@brand/review/camera';
import { filesOf, listen } from '@brand/review/folderServer';
import { run } from '@brand/tasks/run';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
let server: Awaited<ReturnType<typeof listen>>['server'];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  // The search needs no stories. Without this variable, the index contains the docs pages too.
  const options = { stdio: 'ignore', env: { VITEST: undefined } } as const;
  await run('storybook', ['build', '--preview-url', 'none', '--output-dir', folder], options);
  await run('storybook', ['index', '--output-file', join(folder, 'index.json')], options);
  const listening = await listen(filesOf(folder));
  server = listening.server;
  browser = await startBrowser();
  page = await browser.newPage();
  await page.goto(listening.address);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['modal', 'Overlays', 'Dialog'],
  ['dropdown', 'Forms', 'Select'],
  ['sr-only', 'Foundations', 'VisuallyHidden'],
  ['tabs', 'Shell', 'SectionNav'],
  ['snackbar', 'Feedback', 'Toast'],
  ['mega menu', 'Shell', 'SiteHeader'],
  ['releases', 'Guides', 'Change log'],
  ['jsdom', 'Guides', 'Tests'],
  ['next.js', 'Guides', 'Frameworks'],
])(
  'the search of Storybook finds “%s”: %s / %s',
  async (name, group, component) => {
    await page.getByRole('searchbox').fill(name);
    const result = page.getByRole('option').filter({ hasText: `${group}${component}` });
    // One for the component, and one for each of its stories that has the word in its name.
    await expect.poll(() => result.count(), { timeout: 10_000 }).toBeGreaterThan(0);
  },
  20_000,
);
