import { Agent } from 'node:http';
import { apiProperty, documented, hostile, leakIn, mostly, textOf } from '@brand/service/testing';
import fc from 'fast-check';
import { privatePages, publicPages } from '../pagePaths.ts';
import type { Findings } from '../report.ts';
import { inParallel, newVisitor, sendKeepAlive, type TestRequest } from './sendRequest.ts';
import { expectUnharmed, type Part } from './target.ts';

/** Maximum size of the log in bytes per request. */
const logBound = 1_000_000 / 26_000;

const addresses = [
  ...[...publicPages, ...privatePages, '/blog', '/contact', '/demo', '/newsletter', '/search'],
  ...['/blog/surge-and-choke', '/blog/category/x', '/blog/tag/x', '/blog/feed.atom', '/404'],
  ...['/blog/category/energy/feed.json', '/search/suggestions', '/sitemap.xml', '/robots.txt'],
  ...['/newsletter/confirm', '/newsletter/unsubscribe', '/llms.txt', '/site.webmanifest'],
  ...['', '/sign-in', '/sign-out', '/welcome', '/pictures', '/comments', '/posts/new', '/posts/1']
    .concat('/enquiries/1', '/subscribers', '/log', '/account', '/people', '/categories')
    .map((path) => `/admin${path}`),
  ...[
    '/uploads/..%2fservice.sqlite',
    '/uploads/%00.png',
    '/metrics',
    '/api/%2e%2e/%00',
    '/healthz',
  ],
];
const starts = [
  ...['/%5cevil.example', '/%09//evil.example', '//evil.example', '/\\evil.example', '/%2f%2fevil'],
  ...['/%5c%5cevil.example', '///evil.example', '/%09/evil.example', '/.//evil.example', '/%0d%0a'],
];
const ends = [
  ...['/', '//', '%00', '%ff', '.data', '%0d%0aX-Injected:%201/', '/..%2f..%2fetc/passwd', '%20'],
  ...['/%2e%2e//evil.example/', ';x=1', '.html', '/%', '?', '#', '%u0041', '\u202E', 'é'],
];
const queries = [
  ...['page=1e9', 'page=-1', `page=${'9'.repeat(40)}`, 'page=%31%00', 'q=%', 'q=%ff%fe', 'q=%zz'],
  ...['search=%00', 'search=\uD800', `q=${'x'.repeat(7000)}`, 'tab=__proto__', 'category=%C0%AF'],
  ...['tag[]=1', '&&&=', 'q=👩‍🚀', 'to=//evil.example', 'token=%0d%0a', '_routes=x'],
];
const types = [
  ...['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'multipart/form-data'],
  ...['text/xml', 'multipart/form-data; boundary=', '', 'x'],
];
const fields = 'blog_id name email message kind consent intent token password ids'.split(' ');

const none = fc.constant('');
const path = fc
  .tuple(
    mostly(none, fc.constantFrom(...starts)),
    fc.constantFrom(...addresses),
    mostly(none, fc.constantFrom(...ends), 3),
  )
  .map((parts) => parts.join(''));

/** Requests to pages. */
const requests: fc.Arbitrary<TestRequest> = fc.record({
  path: fc
    .tuple(
      fc.oneof(
        { weight: 9, arbitrary: path },
        path.map((path) => path.toUpperCase()),
        path.map((path) => path.replace(/\w/, (sign) => `%${sign.charCodeAt(0).toString(16)}`)),
      ),
      fc.array(fc.constantFrom(...queries), { maxLength: 2 }),
    )
    .map(([path, query]) => [path, ...(query.length > 0 ? [query.join('&')] : [])].join('?')),
  method: fc.constantFrom(
    ...['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'HEAD'],
    ...['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE'],
  ),
  headers: fc.record(
    {
      Origin: fc.constantFrom('http://evil.example', 'null', 'x', 'http://127.0.0.1'),
      'If-None-Match': fc.constantFrom('*', 'W/"x"', '"'),
      'Accept-Encoding': fc.constantFrom('br', 'gzip', 'x;q=2, *;q=0'),
      'X-Forwarded-Host': fc.constantFrom('evil.example', 'a b', ','),
      'Content-Type': fc.constantFrom(...types),
      Range: mostly(none, fc.constant('bytes=0-0,-1')),
      'X-Padding': mostly(none, fc.constantFrom('x'.repeat(8000), 'x'.repeat(20_000)), 50),
    },
    { requiredKeys: [] },
  ),
  body: fc.oneof(
    fc
      .dictionary(fc.constantFrom(...fields), hostile.map(textOf))
      .map((form) => new URLSearchParams(form).toString()),
    hostile.map(textOf),
  ),
});

export const fuzz: Part = {
  name: 'fuzz',
  checked: 'status, shape, roles, changes, redirects, stack traces, memory, log size',
  quick: true,
  async run(context) {
    const { findings, requests: total, seed } = context;
    const target = await context.start();
    const pid = target.pid();
    const send = documented((request) => {
      findings.rounds += 1;
      return fetch(request);
    });
    const check = async <Of>(property: fc.IAsyncProperty<Of>, seed: number, numRuns: number) => {
      const details = await fc.check(property, { seed, numRuns });
      const { failed, errorInstance, counterexample, counterexamplePath } = details;
      const smallest = `${fc.stringify(counterexample)}, path ${counterexamplePath}`;
      if (failed) findings.add(String(errorInstance), smallest);
    };
    await target.withStore(async (store) => {
      await check(await apiProperty(send, target.origin, store), seed, Math.ceil(total / 2));
    });
    await inParallel(8, 8, async (n) => {
      const pages = pageProperty(target.origin, await target.signUp(), findings);
      await check(pages, seed + n, Math.ceil(total / 16));
    });
    await expectUnharmed(context, target, pid);
    const bytes = target.logged() / findings.rounds;
    const logged = `${Math.round(bytes)} bytes per request`;
    findings.expect(bytes <= logBound, 'too much is logged', logged);
  },
};

/** Whatever is sent to a page, there is a response, which stays on the site and shows nothing internal. */
function pageProperty(origin: string, Cookie: string, findings: Findings) {
  const agent = new Agent({ keepAlive: true });
  return fc.asyncProperty(requests, fc.boolean(), async (request, isSignedIn) => {
    const { method = 'GET', path } = request;
    const headers = { ...newVisitor(), ...(isSignedIn && { Cookie }), ...request.headers };
    const { body, ...bodiless } = request;
    const sent = method === 'GET' || method === 'HEAD' ? bodiless : request;
    const answer = await sendKeepAlive(origin, { ...sent, headers, agent });
    findings.rounds += 1;
    const { status, problem, text, headers: got } = answer;
    const expect = (holds: unknown, rule: string) => {
      if (!holds) throw new Error(`${method} ${path}, ${problem ?? status}: ${rule}`);
    };
    expect(!problem, 'no response');
    expect(status < 500 || (status === 503 && got['retry-after']), 'an error of the server');
    const { location = '/' } = got;
    expect(new URL(location, origin).origin === origin, `a redirect to ${location}`);
    expect(got['x-injected'] === undefined, 'an injected header');
    expect(!leakIn(text), `a stack trace or a path: ${leakIn(text)}`);
    if (status === 200 && /^\/admin(\/|\?|$)/i.test(path)) {
      const kept = got['cache-control'] !== 'no-store' || !got['x-robots-tag'];
      expect(!kept, 'a page of the admin area can be cached or indexed');
    }
  });
}
