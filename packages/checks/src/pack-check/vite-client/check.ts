import { equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@brand/tasks/run';
import type { Page } from 'playwright';
import { freePort } from '../../freePort.ts';
import { hasFont, hasStyles, openPage } from '../browser.ts';
import { checkGermanPage } from '../germanPage.ts';
import { partsSuffice } from '../parts.ts';
import { serveFiles, startService } from '../serve.ts';
import { shipsOnly } from '../shipped.ts';
import { loadsInNode } from './node.ts';
import { needsNoBuild } from './plainHtml.ts';

/**
 * An application with types, its own theme and vanilla-extract styles, built by Vite for the browser only, with a script for
 * Node and pages of plain HTML.
 */
export async function check(application: string): Promise<void> {
  await loadsInNode(application);
  await needsNoBuild(application);
  const port = await freePort();
  await run('node', ['theme.ts'], { cwd: application });
  await Promise.all([
    run('tsc', [], { cwd: application }),
    run('vite', ['build'], {
      cwd: application,
      env: { ...process.env, VITE_SERVICE: `http://localhost:${port}` },
    }),
  ]);
  shipsOnly(application, 'dist/assets', 'until-found');
  shipsButton(join(application, 'dist/assets'));
  await using server = await serveFiles(application, 'dist');
  const { url } = server;
  await using _service = await startService(port, application, url);
  await openPage(url, async (page) => {
    await checkTheme(page);
    await hasFont(page);
    await checkBehaviour(page);
  });
  await openPage(`${url}german.html`, checkGermanPage);
  await partsSuffice(`${url}parts.html`, `${url}whole.html`);
}

/** A page that imports only Button from the package's index ships no accordion. */
function shipsButton(assets: string) {
  const bundle = readdirSync(assets).find((name) => /^button-.*\.js$/.test(name));
  ok(bundle, 'the build has no script for the page with only a button');
  equal(readFileSync(join(assets, bundle), 'utf8').includes('until-found'), false);
}

/** Colours, font and shape come from the application's theme, although its stylesheet loads first. */
async function checkTheme(page: Page) {
  const row = page.getByRole('row', { name: /^A/ });
  await hasStyles(page.locator('body'), { 'background-color': 'rgb(31, 20, 13)' });
  await hasStyles(page.getByRole('button', { name: 'Contact' }), {
    'background-color': 'rgb(255, 154, 92)',
    color: 'rgb(42, 18, 5)',
    'border-top-left-radius': '12px',
    'font-family': /^Inter/,
    'min-height': '52px',
    'padding-left': '64px',
  });
  await hasStyles(page.getByText('A block of our own'), {
    color: 'rgb(255, 179, 122)',
    'background-color': 'rgb(74, 47, 29)',
    'border-top-left-radius': '12px',
    'padding-top': '24px',
  });
  await hasStyles(page.getByRole('heading', { name: 'Blower' }), {
    'font-family': /^Georgia/,
    'font-weight': '400',
  });
  await hasStyles(row.getByRole('cell').first(), { 'background-color': 'rgb(74, 47, 29)' });
}

/** Header, carousel, table and accordion work, and are found by role and name. */
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
