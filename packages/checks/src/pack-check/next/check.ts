import { equal, match } from 'node:assert/strict';
import type { StdioOptions } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@brand/tasks/run';
import type { Page } from 'playwright';
import { freePort } from '../../freePort.ts';
import { hasFont, hasStyles, openPage } from '../browser.ts';
import { checkGermanPage } from '../germanPage.ts';
import { partsSuffice } from '../parts.ts';
import { startServer, startService } from '../serve.ts';
import { shipsOnly, textOf } from '../shipped.ts';

/** Hides the list of routes, but not errors. */
const quiet: StdioOptions = ['ignore', 'ignore', 'inherit'];

/** What `create-next-app` writes, with Cache Components and Tailwind: pages are server components, and only modules with "use client" are sent to the browser. */
export async function check(application: string): Promise<void> {
  const port = await freePort();
  for (const name of ['Three', 'ContactForm', 'HomePage']) {
    const source = join(import.meta.dirname, `../vite-client/app/${name}.tsx`);
    const text = readFileSync(source, 'utf8').replaceAll('.tsx', '.jsx').replaceAll('.ts', '.js');
    writeFileSync(join(application, `app/${name}.jsx`), text);
  }
  process.env.NEXT_PUBLIC_SERVICE = `http://localhost:${port}`;
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await run('next', ['build'], { cwd: application, stdio: quiet });
  shipsOnly(application, '.next/static', 'until-found');
  staysOnTheServer(application, 'quote-block');
  await using server = await startServer(application, ['next', 'start']);
  const { url } = server;
  await using _service = await startService(port, application, url);
  const html = await (await fetch(url)).text();
  match(html, /To 40 % of its flow\./, 'the content of a closed accordion is missing in the HTML');
  await openPage(url, async (page) => {
    await responds(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('link', { name: 'Pumps' }).click();
    await page.getByRole('heading', { name: 'Pumps' }).waitFor();
    equal(await page.evaluate(() => 'stillHere' in window), true, 'the link reloaded the page');
  });
  await takesEveryProp(`${url}blocks`);
  for (const javaScriptEnabled of [true, false])
    await openPage(`${url}contact`, sendsToServer, { javaScriptEnabled });
  await openPage(`${url}start`, checkGermanPage);
  await openPage(`${url}tailwind`, async (page) => {
    await standsBesideTailwind(page);
    await hasStyles(page.getByRole('button', { name: 'Contact' }), { 'margin-top': '32px' });
  });
  await openPage(`${url}tailwind-first`, standsBesideTailwind);
  await partsSuffice(`${url}parts`, `${url}whole`);
}

/** The page that the server rendered has the package's styles, and its components respond. */
async function responds(page: Page): Promise<void> {
  await hasStyles(page.getByRole('button', { name: 'Contact' }), {
    'background-color': 'rgb(91, 203, 245)',
    'min-height': '52px',
    'border-top-left-radius': '3px',
  });
  await hasFont(page);
  const question = page.getByRole('button', { name: 'How far down?' });
  await question.click();
  equal(await question.getAttribute('aria-expanded'), 'true');
  await page.getByRole('button', { name: 'Made of parts' }).click();
  await page.getByText('One part is one element.').waitFor();
  await page.getByRole('tab', { name: 'First' }).click();
  await page.getByRole('tabpanel', { name: 'First' }).getByText('One').waitFor();
}

/** Ten blocks accept all props from a server component, including their labels. */
async function takesEveryProp(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  for (const word of ['Animationen', 'Nächstes Produkt', 'Seite 3', 'Modelle auswählen', 'Lösung'])
    match(html, new RegExp(word), `the HTML lacks "${word}", a German label`);
  for (const word of ['Pumpe ist 3 von 3', 'Mehr zu Produkte', 'Arbeitspunkt', '(kann fehlen)'])
    equal(html.includes(word), true, `the HTML lacks "${word}", a label passed to a block`);
  await openPage(url, async (page) => {
    await page.getByRole('tab', { name: 'Frage' }).click();
    await page.getByRole('button', { name: 'Frage senden' }).waitFor();
    const last = page.getByRole('link', { name: 'Ganz ans Ende' });
    equal(await last.getAttribute('href'), '/blocks?seite=9');
    await page.getByText('Modelle auswählen').click();
    await page.getByRole('button', { name: 'A2' }).click();
    await page.getByText('Zu sehen: 1/2').waitFor();
  });
}

/** A form with a server function shows its errors and keeps the input, then confirms. */
async function sendsToServer(page: Page): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Visitor');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').getByText('Visitor is not of this plant.').waitFor();
  equal(await name.inputValue(), 'Visitor');
  await name.fill('Operator');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').getByText('Thank you, Operator').waitFor();
}

/** Tailwind's reset takes nothing from the components. */
async function standsBesideTailwind(page: Page): Promise<void> {
  await hasStyles(page.getByRole('heading', { name: 'Beside Tailwind' }), { 'font-weight': '600' });
  await hasStyles(page.getByRole('textbox'), { 'border-top-width': '1px', 'min-height': '52px' });
  await hasStyles(page.getByRole('button', { name: 'Contact' }), {
    'background-color': 'rgb(91, 203, 245)',
    'padding-top': /^(?!0px)/,
  });
}

/** A component without state or labels ships no JavaScript. */
function staysOnTheServer(application: string, folder: string) {
  const component = textOf(join(application, 'node_modules/@brand/ui/dist', folder));
  const [className = ''] = component.match(/brand_\w+/) ?? [];
  match(className, /^brand_/, `${folder} has no class name to search for`);
  equal(
    textOf(join(application, '.next/static')).includes(className),
    false,
    `${folder} is in the scripts for the browser`,
  );
}
