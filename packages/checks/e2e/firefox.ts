import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';
import { forward } from './forward.ts';

/**
 * Gives Firefox what its driver cannot set for a context: reduced motion, by a second browser with that preference, and
 * pages without scripts, by a proxy. The preference that disables scripts stops those of the driver, too.
 */
export async function completed(
  browser: Browser,
  firefox: BrowserType,
  launchOptions: LaunchOptions,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const blocker = await startScriptBlocker();
  const proxy = { server: `http://127.0.0.1:${(blocker.address() as AddressInfo).port}` };
  const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, 'ui.prefersReducedMotion': 1 };
  let calm: Promise<Browser> | undefined;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options = {}) => {
    const all = options.javaScriptEnabled === false ? { ...options, proxy } : options;
    if (options.reducedMotion !== 'reduce') return newContext(all);
    calm ??= firefox.launch({ ...launchOptions, firefoxUserPrefs });
    return (await calm).newContext(all);
  };
  await use(browser);
  await (await calm)?.close();
  blocker.close();
}

const sandbox =
  'sandbox allow-downloads allow-forms allow-popups allow-same-origin allow-top-navigation';

/** Starts a proxy for HTTP that forbids scripts in every document. */
async function startScriptBlocker(): Promise<Server> {
  const server = createServer((incoming, answer) => {
    answer.setHeader('Content-Security-Policy', sandbox);
    forward(incoming.url ?? '', incoming, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
