import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, chromiumPath } from '@brand/tasks/chromium';
import { Hono } from 'hono';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { filesOf, listen } from '../src/folderServer.ts';
import { buildPage, writePage } from '../src/page.ts';
import type { Decision, Report, ReviewedStory } from '../src/report.ts';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'review-page-'));
const modes: Report['modes'] = [
  { name: 'light 390', kind: 'look', globals: { ground: 'light' } },
  { name: '200 % text', kind: 'state', globals: { ground: 'light', textSize: '200%' } },
];
/** The second half of the stories changed in the same way. */
const stories = Array.from({ length: 120 }, (_, place): ReviewedStory => {
  const name = `Story ${place}`;
  return {
    id: `actions-chip--story-${place}`,
    title: 'Actions/Chip',
    name,
    status: 'changed',
    views: modes.map(({ name }) => ({
      mode: name,
      status: 'changed',
      width: 200,
      height: 100,
      pixels: 1,
      box: [0, 0, 200, 200],
      change: `${name} ${Math.min(place, 60)}`,
      before: 'before.png',
      after: 'after.png',
      difference: 'after.png',
    })),
  };
});
const report: Report = { base: 'the base', baselineFolder: folder, modes, stories };

let server: Server;
let address: string;
let browser: Browser;
let page: Page;
let decisions: Decision[];
let broken: boolean;

beforeAll(async () => {
  // The command builds the page for production, but Vitest sets this to `test`.
  vi.stubEnv('NODE_ENV', 'production');
  await Promise.all([
    buildPage(folder),
    picture('before.png', 200, 'red'),
    picture('after.png', 100, 'lime'),
  ]);
  writePage(report, folder);
  const app = new Hono()
    .get('/decisions', (c) => c.json({}))
    .post('/decisions', async (c) => {
      if (broken) return c.json({}, 500);
      decisions.push(await c.req.json());
      return c.json(report);
    })
    .mount('/', filesOf(folder).fetch);
  ({ server, address } = await listen(app));
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
}, 60_000);
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  decisions = [];
  broken = false;
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  await page.getByRole('button', { name: 'Approve', disabled: false }).waitFor();
});
afterEach(() => page.close());

/** A picture in one colour, 200 px wide. */
const picture = (name: string, height: number, background: string) =>
  sharp({ create: { width: 200, height, channels: 3, background } }).toFile(join(folder, name));

const note = () => page.getByRole('textbox', { name: 'What should be different?' });
const send = () => page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
const story = (name: string) => page.getByRole('heading', { name, exact: true });

test.each(['light', 'dark'] as const)('axe finds no violation in %s', async (colorScheme) => {
  await page.emulateMedia({ colorScheme });
  await page.addScriptTag({ content: axe });
  const check = () => page.evaluate(() => window.axe.run().then(({ violations }) => violations));
  expect(await check()).toEqual([]);
  for (const key of ['3', '4', '5', 'r']) {
    await page.keyboard.press(key);
    expect(await check(), key).toEqual([]);
  }
});

test('the page works with the keyboard alone', async () => {
  await page.getByRole('button', { name: 'Reject', disabled: false }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Too narrow.');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reject');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await story('Story 1').waitFor();
  expect(decisions).toEqual([{ approved: true, stories: ['actions-chip--story-0'] }]);
});

test('the screenshot is in view even if many stories changed in the same way', async () => {
  await page
    .getByRole('button', { name: 'Actions/Chip/Story 60 and 59 with the same change' })
    .click();
  await story('Story 60').waitFor();
  const box = await page.getByRole('img', { name: 'Before' }).boundingBox();
  expect(box?.y).toBeLessThan(600);
});

test('letters typed after r go into the note and are not shortcuts', async () => {
  await page.keyboard.press('r');
  await note().waitFor();
  await page.keyboard.type('a jarring gap');
  expect(decisions).toEqual([]);
  await send();
  await story('Story 1').waitFor();
  expect(decisions).toEqual([{ rejected: 'a jarring gap', stories: ['actions-chip--story-0'] }]);
});

test('shortcuts do nothing while the dialog is open', async () => {
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(decisions).toEqual([]);
  expect(await story('Story 0').isVisible()).toBe(true);
});

test('a new rejection has an empty note', async () => {
  await page.keyboard.press('r');
  await note().fill('Too narrow.');
  await send();
  await story('Story 1').waitFor();
  await page.keyboard.press('r');
  await note().waitFor();
  expect(await note().inputValue()).toBe('');
});

test('if a rejection is not saved, the dialog says so and keeps the note', async () => {
  broken = true;
  await page.keyboard.press('r');
  await note().fill('Too narrow.');
  await send();
  await page.getByRole('dialog').getByText('was not saved').waitFor();
  expect(await note().inputValue()).toBe('Too narrow.');
});

test.each([
  ['3', 'Divider: before | after', '0'],
  ['4', 'Opacity of the new screenshot', '100'],
])(
  'view %s: the old screenshot can be hidden entirely even if the new one is shorter',
  async (key, label, share) => {
    await page.keyboard.press(key);
    const range = page.getByRole('slider', { name: label });
    await range.fill(share);
    const before = page.getByRole('img', { name: 'Before' });
    const box = await before.boundingBox();
    if (!box) throw new Error('The picture has no box.');
    const shown = await page.screenshot({
      clip: { x: box.x + 100, y: box.y + 150, width: 1, height: 1 },
    });
    const [red, green, blue] = await sharp(shown).removeAlpha().raw().toBuffer();
    expect([red, green, blue]).not.toEqual([255, 0, 0]);
  },
);

test('b starts blinking from any view', async () => {
  await page.keyboard.press('b');
  await page.keyboard.press('1');
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Blink', pressed: true }).nth(1).waitFor();
});

test('the list keeps its scroll position when the mode changes', async () => {
  const last = page.getByRole('button', { name: 'Actions/Chip/Story 59' });
  await last.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '200 % text, changed' }).click();
  const box = await last.boundingBox();
  expect(box?.y).toBeLessThan(900);
});

test('choosing a story on a phone closes the list', async () => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(address);
  await phone.getByText('Stories', { exact: true }).click();
  await phone.getByRole('button', { name: 'Actions/Chip/Story 5', exact: true }).click();
  const heading = phone.getByRole('heading', { name: 'Story 5', exact: true });
  await heading.waitFor();
  const box = await heading.boundingBox();
  await phone.close();
  expect(box?.y).toBeLessThan(844);
});

test('the link to the live story sets the text size of the mode', async () => {
  await page.getByRole('button', { name: '200 % text, changed' }).click();
  const link = page.getByRole('link', { name: /Live story/ });
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '', address);
  // Storybook drops values with other characters.
  expect(searchParams.get('globals')).toMatch(/^[\w:; -]+$/);
  expect(searchParams.get('globals')).toContain('textSize:200');
});
