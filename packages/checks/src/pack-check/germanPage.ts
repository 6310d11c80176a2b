import { equal } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import type { Page } from 'playwright';
import { hasStyles } from './browser.ts';
import { withServer } from './serve.ts';

/** Runs the service while the callback runs. It accepts forms from the origin of the application. */
export async function withService(
  port: number,
  application: string,
  work: () => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'pack-check-service-'));
  const env = { CORS_ORIGINS: new URL(application).origin, DATA_DIR: data };
  try {
    await withServer(join(root, 'packages/service'), ['node', 'src/main.ts'], work, { port, env });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Checks the example page: its hero, the library's German texts, and a form that a service at another origin stores. */
export async function checkGermanPage(page: Page): Promise<void> {
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await hasStyles(hero, { 'background-color': 'rgb(6, 25, 42)' });
  equal(await hero.getByRole('heading').textContent(), 'Pumpen, die bleiben');
  const headline = await hero.getByRole('heading').boundingBox();
  equal((headline?.y ?? 0) > 72, true, 'the headline is below the header');
  const header = page.getByRole('banner');
  await header.getByRole('navigation', { name: 'Hauptnavigation' }).waitFor();
  await header.getByRole('button', { name: 'Menü Produkte' }).click();
  await header.getByRole('link', { name: 'Kreiselpumpen' }).waitFor();
  await page.keyboard.press('Escape');

  const form = page.getByRole('form', { name: 'Kontakt' });
  await form.getByRole('button', { name: 'Absenden' }).click();
  await page.getByRole('link', { name: 'Bitte geben Sie Ihren Namen ein.' }).waitFor();
  await form.getByRole('textbox', { name: 'Name' }).fill('Anna Muster');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill('anna@example.com');
  await form.getByRole('textbox', { name: 'Nachricht' }).fill('Welche Pumpe passt?');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText(/Ihre Nummer: E-/).waitFor();
}
