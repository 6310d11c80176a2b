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

/** Violations found by axe: each rule with the elements that break it. @param within checks only this selector */
export async function violationsOf(page: Page, within = 'html'): Promise<[string, string[]][]> {
  // @axe-core/playwright transfers every result to a second page, which takes five times as long.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe);
  await settled(page);
  return page.evaluate(async (within) => {
    // Nor may a transition start meanwhile: headlines change by themselves.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const results = await window.axe?.run(within, { resultTypes: ['violations'] });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    if (!results) throw new Error('axe did not run');
    return results.violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.map(({ html }) => html),
    ]);
  }, within);
}

/** Waits for transitions to end, because axe would measure their intermediate colours. */
async function settled(page: Page) {
  await page.evaluate(() => {
    const onTheirWay = document
      .getAnimations()
      // Scrolling, not time, drives the others.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ playState, effect }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === 'running' && end !== Number.POSITIVE_INFINITY;
      })
      .map(({ finished }) => finished);
    return Promise.allSettled(onTheirWay);
  });
}
