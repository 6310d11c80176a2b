import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (within: string, options: RunOptions) => Promise<AxeResults> };
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds: each rule with the elements that break it.
 *
 * @param within only inside of this selector
 */
export async function violationsOf(page: Page, within = 'html'): Promise<[string, string[]][]> {
  // Axe's own package for Playwright opens a second page and carries every result there: five times the time.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe);
  return page.evaluate(async (within) => {
    const results = await window.axe?.run(within, { resultTypes: ['violations'] });
    if (!results) throw new Error('axe did not run');
    return results.violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.map(({ html }) => html),
    ]);
  }, within);
}
