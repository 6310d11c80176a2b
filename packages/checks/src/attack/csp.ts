import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { privatePages, publicPages } from '../pagePaths.ts';
import { atWork, browse } from './browse.ts';
import { newVisitor, sendRequest } from './sendRequest.ts';
import type { AttackContext, Part, Target } from './target.ts';

const article = '/blog/surge-and-choke';
/** Scripts that the router writes into each page: its data, and the imports of its modules. */
const ofTheRouter = /^(window\.__reactRouterContext|;\s*import \* as route0 from "\/assets\/)/;
const inlineScript = /<script(?![^>]*(?:\ssrc=|json"))[^>]*>([\s\S]*?)<\/script>/g;

export const csp: Part = {
  name: 'csp',
  checked: 'CSP lists only our scripts, input is no-store, HEAD has the headers of GET',
  engines: ['sqlite'],
  async run(context) {
    const target = await context.start();
    await expectSigned(context, target);
    await expectForgotten(context, target);
    await expectHeadAsGet(context, target);
    await inject(context);
  },
};

/** Checks that each hash in the policy belongs to a script that every page has, or that the router has written. */
async function expectSigned({ findings }: AttackContext, { origin }: Target) {
  const home = await sendRequest(origin, { path: '/' });
  const ours = new Set([...home.text.matchAll(inlineScript)].map(([, script]) => script));
  for (const path of [...publicPages, ...privatePages]) {
    const { text, headers } = await sendRequest(origin, { path });
    findings.rounds += 1;
    const policy = String(headers['content-security-policy']);
    const scripts = [...text.matchAll(inlineScript)].map(([, script]) => script ?? '');
    const known = scripts.filter((script) => ours.has(script) || ofTheRouter.test(script));
    const hashes = known.map((script) => createHash('sha256').update(script).digest('base64'));
    const [, signed = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    const strange = signed.split(' ').filter((source) => {
      const [, hash] = /^'sha256-(.*)'$/.exec(source) ?? [];
      return hash ? !hashes.includes(hash) : source !== "'self'";
    });
    findings.expect(
      strange.length === 0,
      'the policy allows a script that is not ours',
      `${path}: ${strange}`,
    );
    findings.expect(signed !== '', 'a page has no policy', path);
  }
}

/** Checks that pages with a visitor's input, and pages behind a secret URL, are not cached. */
async function expectForgotten({ findings }: AttackContext, { origin }: Target) {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const request of [
    ...['/search?q=bearing', '/blog?search=bearing', '/newsletter/confirm?token=x'].map((path) => ({
      path,
      method: 'GET',
    })),
    ...['/contact', '/demo', '/newsletter', article].map((path) => ({ path, method: 'POST' })),
  ]) {
    const body = request.method === 'POST' ? { body: 'name=Jin&email=x&blog_id=1' } : {};
    const headers = { ...form, ...newVisitor() };
    const answer = await sendRequest(origin, { ...request, ...body, headers });
    findings.rounds += 1;
    const control = String(answer.headers['cache-control']);
    const what = `${request.method} ${request.path}: ${control}`;
    findings.expect(control === 'no-store', "a page with a visitor's input can be cached", what);
  }
}

async function expectHeadAsGet({ findings }: AttackContext, { origin }: Target) {
  for (const path of ['/', '/about-us', '/blog', article, '/search?q=bearing', '/blog?page=2']) {
    const [get, head] = [
      await sendRequest(origin, { path }),
      await sendRequest(origin, { path, method: 'HEAD' }),
    ];
    findings.rounds += 1;
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'content-type']) {
      const what = `${path}, ${name}`;
      findings.expect(get.headers[name] === head.headers[name], 'HEAD differs from GET', what);
    }
  }
}

/** Checks that the browser refuses raw HTML in a rendered page, as a faulty component could insert it. */
async function inject({ findings, start }: AttackContext) {
  const { origin } = await start({
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'rawHtml.ts')}`,
  });
  await browse(async (browser) => {
    for (const path of [article, '/blog?page=1', '/search?q=bearing']) {
      const page = await browser.newPage();
      findings.rounds += 1;
      let refused = 0;
      await page.exposeFunction('attack', () => findings.add('a script in raw HTML ran', path));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) refused += 1;
      });
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      const styled = await page.evaluate(
        () => getComputedStyle(document.documentElement).getPropertyValue('--attacked') !== '',
      );
      findings.expect(!styled, 'a style in raw HTML was applied', path);
      await atWork(page);
      findings.expect(refused > 0, 'the browser reported no CSP violation for raw HTML', path);
      await page.close();
    }
  });
}
