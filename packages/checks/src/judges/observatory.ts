import { registerHooks } from 'node:module';
import { listedPages } from '../listedPages.ts';
import { privatePages } from '../pagePaths.ts';
import type { Check } from '../report.ts';
import { startSite } from '../startSite.ts';

/** The result of an analyser. */
interface Finding {
  result: string;
}

/** The types of the Observatory's modules used here; the package has none. */
interface Observatory {
  ALL_TESTS: ((requests: object) => Finding)[];
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { score: number; grade: string };
  parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]>;
}

/** Host name of the responses. */
const host = 'www.example.com';

/** Routes outside the sitemap: pages with `noindex`, error pages, the service and files. */
const others = [
  ...privatePages,
  '/404',
  '/blog?category=bearings',
  '/admin',
  '/api/blogs',
  '/api/blogs/single?slug=surge-and-choke',
  '/api/categories',
  '/api/no-such-address',
  '/api/admin/comments',
  '/uploads/no-such-file.webp',
  '/healthz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
];

/** Mozilla's HTTP Observatory, offline, on the responses of a local server. */
export const observatory: Check = {
  name: 'observatory',
  checked: 'responses of every kind have the grade A+ (Mozilla HTTP Observatory)',
  async run(findings) {
    const judge = await openObservatory();
    await using site = await startSite();
    const listed = await listedPages(site.origin);
    if (listed.length === 0) throw new Error('The sitemap is empty.');
    for (const path of [...listed, ...others]) {
      findings.rounds += 1;
      const { grade, faults } = analyse(judge, await request(judge, site.origin, path));
      findings.expect(grade === 'A+', `${grade}: ${faults.join(', ')}`, path);
    }
  },
};

async function openObservatory(): Promise<Observatory> {
  // The HSTS preload list is downloaded when the package is installed; no host here is on it.
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('/mdn-http-observatory/src/analyzer/hsts.js')
        ? {
            format: 'module',
            source: 'export const isHstsPreloaded = () => null;',
            shortCircuit: true,
          }
        : next(url, context),
  });
  const parts = ['constants', 'grader/charts', 'grader/grader', 'retriever/utils'].map(
    (part) => import(`@mdn/mdn-http-observatory/src/${part}.js`),
  );
  return Object.assign({}, ...(await Promise.all(parts)));
}

/**
 * The data that the Observatory's own retriever would collect. TLS and its redirect belong to the reverse proxy, so
 * they are assumed: a valid certificate, and one redirect from http to https.
 */
async function request(judge: Observatory, origin: string, path: string): Promise<object> {
  const url = new URL(path, `https://${host}`);
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0)
    throw new Error(`${path} sets a cookie, but this script cannot grade cookies.`);
  const html = whatIsAnalysed(await answer.text());
  const auto = {
    ...response(answer),
    httpEquiv: judge.parseHttpEquivHeaders(html, url.href),
  };
  const preflight = await fetch(origin + path, {
    method: 'OPTIONS',
    headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' },
  });
  return {
    hostname: host,
    resources: { path: html },
    responses: {
      auto,
      https: auto,
      http: auto,
      cors: response(preflight),
      httpRedirects: [
        { url: new URL(url.href.replace('https:', 'http:')), status: 301 },
        { url, status: answer.status },
      ],
      httpsRedirects: [],
    },
    session: { url, jar: { serializeSync: () => ({ cookies: [] }) } },
  };
}

/** Contains only script and meta elements: analysers read nothing else, and a complete DOM of each page would be slow. */
function whatIsAnalysed(html: string): string {
  return (html.match(/<script\b.*?<\/script>|<meta\b[^>]*>/gs) ?? []).join('\n');
}

/** Headers in the format that the analysers expect. */
function response({ status, headers }: Response) {
  const read = { get: (name: string) => headers.get(name) };
  return {
    status,
    verified: true,
    headers: Object.assign(Object.create(read), Object.fromEntries(headers)),
  };
}

/** The Observatory's score: a bonus counts only if the grade is A without it. */
function analyse(judge: Observatory, requests: object) {
  const findings = judge.ALL_TESTS.map((test) => test(requests));
  const modifiers = findings.map(({ result }) => judge.getScoreModifier(result));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const plain = sum(modifiers.filter((modifier) => modifier < 0));
  const enough = plain >= judge.MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  const faults = findings
    .filter(({ result }) => judge.getScoreModifier(result) < 0)
    .map(({ result }) => result);
  return { ...judge.getGradeForScore(enough ? sum(modifiers) : plain), faults };
}
