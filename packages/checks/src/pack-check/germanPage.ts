import { equal } from 'node:assert/strict';
import type { Page } from 'playwright';
import { hasStyles } from './browser.ts';

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
