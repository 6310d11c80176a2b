import { chromiumArguments, ensureChromium } from '@brand/tasks/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { splashKey } from 'site/shell/splash';
import type { Findings } from '../report.ts';
import { newVisitor } from './sendRequest.ts';

/** Name of the function that hostile scripts call. */
export const call = 'attack()';

/** Starts a real browser, with further arguments. `await using` closes it at the end of a block. */
export function startBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, ...more],
  });
}

/** A tab in which errors, dialogs and hostile scripts are reported. */
export interface Tab {
  page: Page;
  /** Opens a page as a visitor from a new network, and waits until it is hydrated. */
  visit(subject: string, open: () => Promise<unknown>): Promise<void>;
}

/** Opens a tab that reports console errors, dialogs and hostile scripts as defects. */
export async function openTab(context: BrowserContext, findings: Findings): Promise<Tab> {
  const page = await context.newPage();
  let subject = '';
  const report = (kind: string, more = '') => findings.add(kind, `${subject} ${more}`);
  await page.exposeFunction('attack', () => report('a hostile script ran'));
  await page.addInitScript(skipSplash, splashKey);
  page.on('dialog', (dialog) => {
    report('a dialog opened');
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => report('an error in the page', message));
  page.on('console', (message) => {
    // The browser logs the status of every refused request.
    if (message.type() !== 'error' || /status of [45]\d\d/.test(message.text())) return;
    report('an error on the console', message.text());
  });
  return {
    page,
    async visit(what, open) {
      subject = what;
      findings.rounds += 1;
      try {
        await page.setExtraHTTPHeaders(newVisitor());
        await open();
        await atWork(page);
      } catch (error) {
        report('a page does not hydrate', String(error));
      }
    },
  };
}

/** Resolves when the page is hydrated. */
export async function atWork(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !document.onclick);
}

/** Runs in a page before its scripts: marks the site as visited. */
export function skipSplash(key: string) {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Frames of other sites have no storage, but no splash either.
  }
}
