import { equal } from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { freePort } from '../../freePort.ts';
import { hasFont, hasStyles, openPage } from '../browser.ts';
import { serveFiles, startService } from '../serve.ts';

/** Plain HTML with the stylesheet and the tokens, as in the guide "Stylesheets", without a build or scripts. */
export async function needsNoBuild(application: string): Promise<void> {
  const dist = join(application, 'node_modules/@brand/ui/dist');
  cpSync(join(dist, 'styles.css'), join(application, 'pages/assets/styles.css'));
  cpSync(join(dist, 'fonts'), join(application, 'pages/assets/fonts'), { recursive: true });
  const port = await freePort();
  const contact = join(application, 'pages/contact.html');
  writeFileSync(
    contact,
    readFileSync(contact, 'utf8').replace(
      'https://service.example.com',
      `http://localhost:${port}`,
    ),
  );
  await using server = await serveFiles(application, 'pages');
  const { url } = server;
  await using _service = await startService(port, application, url);
  await openPage(`${url}contact.html`, sendsForm);
  await openPage(url, async (page) => {
    await hasFont(page);
    await hasStyles(page.locator('body'), {
      'background-color': 'rgb(255, 255, 255)',
      color: 'rgb(10, 31, 46)',
      'font-family': /^"Archivo Variable"/,
      'font-size': '17px',
    });
    await hasStyles(page.getByRole('heading'), { 'font-size': '64px', 'margin-top': '0px' });
    await hasStyles(page.getByText('On Monday'), {
      'padding-top': '24px',
      'background-color': 'rgb(242, 246, 249)',
      'border-left-color': 'rgb(122, 59, 0)',
    });
    await hasStyles(page.locator('html'), { '--brand-radius-control': '12px' });
    await hasStyles(page.locator('[data-ground="dark"]'), {
      'background-color': 'rgb(6, 25, 42)',
      color: 'rgb(244, 249, 252)',
    });
    await hasStyles(page.getByText('The same rules on ink.'), {
      'background-color': 'rgb(10, 32, 50)',
      'border-left-color': 'rgb(255, 179, 122)',
    });
    await hasStyles(page.getByText('On paper again.'), {
      'border-left-color': 'rgb(122, 59, 0)',
    });
    const system = page.getByText('As the reader likes it.');
    await hasStyles(system, { 'border-left-color': 'rgb(122, 59, 0)' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await hasStyles(system, { 'border-left-color': 'rgb(255, 179, 122)' });
    // On `<html>` itself, the rules of each ground compete with those of `:root`.
    for (const [ground, accent] of [
      ['light', '#7a3b00'],
      ['dark', '#ffb37a'],
      ['system', '#ffb37a'],
    ]) {
      await page.evaluate((value) => {
        document.documentElement.dataset.ground = value;
      }, ground);
      await hasStyles(page.locator('html'), { '--brand-color-accent': accent ?? '' });
    }
    equal(await page.locator('script').count(), 0);
  });
}

/** A form without the library's script reaches a service at another origin. */
async function sendsForm(page: Page) {
  for (const name of ['Name', 'Betreff', 'Nachricht'])
    await page.getByRole('textbox', { name }).fill('Pumpe');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText(/Ihre Nummer: E-/).waitFor();
}
