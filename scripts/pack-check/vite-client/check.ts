import { equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { run } from '../../run.ts';
import { hasFont, look, looksLike } from '../browser.ts';
import { withFiles } from '../serve.ts';
import { shipsOnly } from '../shipped.ts';

/** Types, a theme and vanilla-extract styles of the application's own, built by Vite for the browser alone. */
export async function check(application: string): Promise<void> {
  await run('node', ['theme.js'], { cwd: application });
  await Promise.all([
    run('tsc', [], { cwd: application }),
    run('vite', ['build'], { cwd: application }),
  ]);
  shipsOnly(application, 'dist/assets', 'until-found');
  shipsButton(join(application, 'dist/assets'));
  await withFiles(application, 'dist', (url) =>
    look(url, async (page) => {
      await checkTheme(page);
      await hasFont(page);
      await checkBehaviour(page);
    }),
  );
}

/** The page with Button alone, taken from the index of the package, carries no accordion. */
function shipsButton(assets: string) {
  const bundle = readdirSync(assets).find((name) => /^button-.*\.js$/.test(name));
  ok(bundle, 'the page with only a button is built');
  equal(readFileSync(join(assets, bundle), 'utf8').includes('until-found'), false);
}

/** Colours, font and shape are those of the application's own theme, though its stylesheet was loaded first. */
async function checkTheme(page: Page) {
  const row = page.getByRole('row', { name: /^A/ });
  await looksLike(page.locator('body'), { 'background-color': 'rgb(255, 250, 243)' });
  await looksLike(page.getByRole('button', { name: 'Contact' }), {
    'background-color': 'rgb(154, 52, 18)',
    color: 'rgb(255, 255, 255)',
    'border-top-left-radius': '12px',
    'font-family': /Archivo/,
    'min-height': '52px',
    'padding-left': '64px',
  });
  await looksLike(page.getByText('A block of our own'), {
    color: 'rgb(143, 45, 12)',
    'background-color': 'rgb(251, 227, 207)',
    'border-top-left-radius': '12px',
    'padding-top': '24px',
  });
  await looksLike(page.getByRole('heading', { name: 'Blower' }), { 'font-family': /^Georgia/ });
  await looksLike(row.getByRole('cell').first(), { 'background-color': 'rgb(251, 227, 207)' });
}

/** Header, carousel, table and questions work, found by role and name. */
async function checkBehaviour(page: Page) {
  const header = page.getByRole('banner');
  const more = header.getByRole('button', { name: 'Products' });
  await more.click();
  await header.getByRole('link', { name: 'Pumps' }).click({ trial: true });
  await page.keyboard.press('Escape');
  equal(await more.getAttribute('aria-expanded'), 'false');

  const carousel = page.getByRole('region', { name: 'Product line' });
  await carousel.getByRole('group', { name: 'Blower, 1 of 4' }).waitFor();
  await carousel.getByRole('button', { name: 'Next product' }).click();
  await carousel
    .getByRole('button', { name: 'Compressor, 2 of 4' })
    .and(carousel.locator('[aria-current="true"]'))
    .waitFor();

  const table = page.getByRole('table', { name: 'Specifications' });
  const model = table.getByRole('button', { name: 'B', exact: true });
  await model.click();
  equal(await model.getAttribute('aria-pressed'), 'true');

  await page.getByRole('button', { name: 'How far does it turn down?' }).click();
  await page.getByRole('region').getByText('To 40 % of its flow.').waitFor();
}
