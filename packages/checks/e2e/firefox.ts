import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Browser, BrowserContextOptions, BrowserType, LaunchOptions } from '@playwright/test';
import { insertTextAsTyped } from '../src/browsers/firefox/insertTextAsTyped.ts';
import { forward } from './forward.ts';

/** Options of the current test, which Playwright adds to those of its contexts only later. */
export const current: BrowserContextOptions = {};

/**
 * Gives Firefox what its driver cannot set for a context: reduced motion, by a second browser with that preference, and
 * pages without scripts, by a proxy. The preference that disables scripts stops those of the driver, too. Also lets
 * pages notice what is filled in.
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
  browser.newContext = async (own) => {
    const options = { ...current, ...own };
    const all = options.javaScriptEnabled === false ? { ...options, proxy } : options;
    const inCalm = async () => {
      calm ??= firefox.launch({ ...launchOptions, firefoxUserPrefs });
      return (await calm).newContext(all);
    };
    const context = await (options.reducedMotion === 'reduce' ? inCalm() : newContext(all));
    await context.addInitScript(insertTextAsTyped);
    return context;
  };
  await use(browser);
  await (await calm)?.close();
  blocker.close();
}

/** A policy that forbids scripts. */
export const noScripts =
  'sandbox allow-downloads allow-forms allow-popups allow-same-origin allow-top-navigation';

/** Starts a proxy for HTTP that forbids scripts in every document. Requests of tests themselves pass through a tunnel. */
async function startScriptBlocker(): Promise<Server> {
  const server = createServer((incoming, answer) => {
    answer.setHeader('Content-Security-Policy', noScripts);
    forward(incoming.url ?? '', incoming, answer);
  });
  server.on('connect', ({ url = '' }, socket, head) => {
    const [host, port] = url.split(':');
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      target.write(head);
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
