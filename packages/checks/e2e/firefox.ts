import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';

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
    const { method, headers, url = '' } = incoming;
    const outgoing = request(url, { method, headers }, (received) => {
      const policies = [received.headers['content-security-policy'] ?? [], sandbox].flat();
      for (const [name, value = ''] of Object.entries(received.headers))
        answer.setHeader(name, value);
      answer.setHeader('Content-Security-Policy', policies);
      answer.writeHead(received.statusCode ?? 502);
      received.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
