import { equal } from 'node:assert/strict';
import type { Page } from 'playwright';
import { hasFont, hasStyles } from './browser.ts';

/** Checks the page of a server-rendered application: it has the package's styles, and its components respond. */
export async function checkRenderedPage(page: Page): Promise<void> {
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
