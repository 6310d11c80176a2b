import { Agent } from 'node:http';
import { Fuzzer } from '@brand/service/testing';
import { privatePages, publicPages } from '../pagePaths.ts';
import type { Findings } from './report.ts';
import {
  type Answer,
  encoded,
  inParallel,
  newVisitor,
  sendKeepAlive,
  type TestRequest,
} from './sendRequest.ts';
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
];
const twists: readonly ((path: string) => string)[] = [
  ...['/%5cevil.example', '/%09//evil.example', '//evil.example', '/\\evil.example', '/%2f%2fevil']
    .concat('/%5c%5cevil.example', '///evil.example', '/%09/evil.example', '/.//evil.example')
    .map((start) => (path: string) => `${start}${path}/`),
  ...['/', '//', '%00', '%ff', '.data', '%0d%0aX-Injected:%201/', '/..%2f..%2fetc/passwd', '%20']
    .concat('/%2e%2e//evil.example/', ';x=1', '.html', '/%', '?', '#', '%u0041', '\u202E', 'é')
    .map((end) => (path: string) => path + end),
  (path) => `/%0d%0a${path.slice(1)}/`,
  (path) => path.toUpperCase(),
  (path) => `${path.toUpperCase()}/`,
  (path) => path.replace(/\w/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
];
const queries = [
  ...['page=1e9', 'page=-1', 'page=99999999', `page=${'9'.repeat(40)}`, 'page=%31%00', 'q=%'],
  ...['q=%ff%fe', 'q=%zz', 'search=%00', 'search=\uD800', `q=${'x'.repeat(7000)}`, 'tab=__proto__'],
  ...[
    'category=%C0%AF',
    'tag[]=1',
    '&&&=',
    'q=👩‍🚀',
    'to=//evil.example',
    'token=%0d%0a',
    '_routes=x',
  ],
];
const methods = [
  ...Array(8).fill('GET'),
  ...Array(4).fill('POST'),
  ...['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE'],
];
const types = [
  ...['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'multipart/form-data'],
  ...['text/xml', 'multipart/form-data; boundary=', '', 'x'],
];

/** Adds hostile requests to pages to those to the API. */
class SiteFuzzer extends Fuzzer {
  page(cookie: string): TestRequest {
    let path = this.pick(addresses);
    if (this.chance(0.3)) path = this.pick(twists)(path);
    if (this.chance(0.5)) path += `?${this.pick(queries)}&${this.pick(queries)}`;
    const method: string = this.pick(methods);
    const headers: Record<string, string> = {};
    if (this.chance(0.3)) headers.Cookie = cookie;
    if (this.chance(0.3)) {
      headers.Origin = this.pick(['http://evil.example', 'null', 'x', 'http://127.0.0.1']);
    }
    if (this.chance(0.2)) headers['If-None-Match'] = this.pick(['*', 'W/"x"', '"']);
    if (this.chance(0.2)) headers['Accept-Encoding'] = this.pick(['br', 'gzip', 'x;q=2, *;q=0']);
    if (this.chance(0.02)) headers['X-Padding'] = 'x'.repeat(this.pick([8000, 20_000]));
    if (this.chance(0.02)) headers.Range = 'bytes=0-0,-1';
    if (method === 'GET' || method === 'HEAD') return { method, path, headers };
    headers['Content-Type'] = this.pick(types);
    const query = new URLSearchParams(this.fields().map(([name]) => [name, this.text()]));
    const body = this.pick([query.toString(), this.text(), '{"a":', '--x\r\n\r\n']);
    const pieces = [body, body].map((text) => Buffer.from(text));
    return { method, path, headers, body: this.chance(0.3) ? iterate(pieces) : body };
  }

  async api(cookie: string): Promise<TestRequest> {
    const { path, init } = this.request(cookie);
    const { method = 'GET' } = init;
    const headers = init.headers as Record<string, string>;
    if (!init.body) return { method, path, headers };
    return { method, path, ...(await encoded(init.body, headers)) };
  }
}

async function* iterate(pieces: Uint8Array[]) {
  yield* pieces;
}

export const fuzz: Part = {
  name: 'fuzz',
  checked: 'status, redirects, time, stack traces, memory, log size',
  quick: true,
  async run(context) {
    const { findings, requests, seed } = context;
    const target = await context.start();
    const pid = target.pid();
    const fuzzer = new SiteFuzzer(seed);
    const agent = new Agent({ keepAlive: true });
    let cookie = '';
    await inParallel(requests, 8, async (n) => {
      if (target.pid() !== pid) return;
      // Some requests sign out, so sign in again from time to time.
      if (n % 2500 === 0) cookie = await target.signUp();
      const request = fuzzer.chance(0.5) ? await fuzzer.api(cookie) : fuzzer.page(cookie);
      const headers = { ...newVisitor(), ...request.headers };
      findings.rounds += 1;
      const answer = await sendKeepAlive(target.origin, { ...request, headers, agent });
      judge(findings, target.origin, request, answer);
    });
    agent.destroy();
    await expectUnharmed(context, target, pid);
    const bytes = target.logged() / requests;
    findings.expect(
      bytes <= logBound,
      'too much is logged',
      `${Math.round(bytes)} bytes per request`,
    );
  },
};

function judge(findings: Findings, origin: string, request: TestRequest, answer: Answer) {
  const { method = 'GET', path, headers } = request;
  const { status, problem, text, headers: got } = answer;
  const what = JSON.stringify(`${method} ${path} ${headers?.['Content-Type'] ?? ''}`).slice(0, 200);
  if (problem) {
    // A server may reset the connection when headers are too large.
    const cut = headers?.['X-Padding'] && problem === 'ECONNRESET';
    return findings.expect(Boolean(cut), `no response (${problem})`, what);
  }
  const meant = status === 503 && got['retry-after'];
  findings.expect(status < 500 || Boolean(meant), `status ${status}`, what);
  const { location } = got;
  if (location !== undefined) {
    const to = URL.canParse(location, origin) ? new URL(location, origin).origin : location;
    findings.expect(to === origin, 'a redirect leaves the site', `${what} → ${location}`);
  }
  findings.expect(got['x-injected'] === undefined, 'a header was injected', what);
  const stack = /node_modules|SQLITE_|\bat [^<>\n]*\.[jt]s:\d/.exec(text)?.[0];
  findings.expect(!stack, 'a response contains a stack trace', `${what}: ${stack}`);
  if (status === 200 && /^\/admin(\/|\?|$)/i.test(path)) {
    const kept = got['cache-control'] !== 'no-store' || !got['x-robots-tag'];
    findings.expect(!kept, 'a page of the admin area can be cached or indexed', what);
  }
}
