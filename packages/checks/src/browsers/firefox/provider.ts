import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { Frame, Page } from 'playwright';
import type { BrowserProvider } from 'vitest/node';
import { findFirefox } from '../ensureFirefox.ts';

/** Runs tests of Vitest's browser mode in the system's Firefox: `instances: [{ browser: 'firefox' }]`. */
export function firefox(): ReturnType<typeof playwright> {
  const provider = playwright({
    launchOptions: {
      channel: 'moz-firefox',
      executablePath: findFirefox(),
      // Its window is often not the active one, which would get no events of focus.
      firefoxUserPrefs: { 'focusmanager.testmode': true },
    },
  });
  return {
    ...provider,
    providerFactory: (project) => completed(provider.providerFactory(project)),
  };
}

/** Gives Vitest what it misses in this Firefox. */
function completed(provider: BrowserProvider): BrowserProvider {
  const contextOf = provider.getCommandsContext.bind(provider);
  return Object.assign(provider, {
    // Only one of its windows is active. Pages in the others would get no events of focus.
    supportsParallelism: false,
    initScripts: [...(provider.initScripts ?? []), join(import.meta.dirname, 'insertText.ts')],
    getCommandsContext(session: string) {
      const context = contextOf(session);
      return Object.assign(context, { frame: () => frameOfTest(context.page as Page) });
    },
  });
}

/**
 * Finds the frame of the test by its element. Vitest looks for its name, which Playwright asks this Firefox for, and never
 * passes on when the frame's page is there before the answer.
 */
export async function frameOfTest(page: Page): Promise<Frame> {
  const element = await page.locator('[data-vitest="true"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page of the tests has no frame.');
  return frame;
}
