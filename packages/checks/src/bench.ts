/**
 * Measures every page of the built site with Lighthouse on a simulated phone, over TLS and HTTP/2, and prints a table.
 * Fails if accessibility, best practices or SEO score below 100. Times have no limit, because machines differ; they are
 * printed next to those of a blank page. `--before` also measures the built checkout of an earlier commit. With
 * `--method applied` the browser itself is slowed down, without Lighthouse, which takes half a minute for such a visit;
 * each page is also measured without its scripts.
 *
 *     pnpm check bench [--runs 3] [--method applied] [--before ../checkout] [path …]
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '@brand/tasks/build';
import { chromiumArguments, ensureChromium } from '@brand/tasks/chromium';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from './freePort.ts';
import { missingPage, privatePages, publicPages } from './pagePaths.ts';
import { startSite } from './startSite.ts';
import { startTlsProxy } from './tlsProxy.ts';
import { type Visit, visit } from './visit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    method: { type: 'string', default: 'simulated' },
    before: { type: 'string' },
  },
});
const runs = { length: Number(values.runs) };
const paths = positionals.length ? positionals : [...publicPages, ...privatePages];

/** Categories that must score 100. */
const whole = ['accessibility', 'best-practices', 'seo'] as const;
const otherKinds = ['document', 'stylesheet', 'font', 'image', 'media'] as const;
const kinds = ['script', ...otherKinds] as const;

/** Measured by Lighthouse: scores, times in ms, and kilobytes by kind. */
type Figure = 'performance' | (typeof whole)[number] | (typeof kinds)[number] | 'requests' | Time;
type Time = 'paint' | 'shift' | 'blocked';

interface Measured {
  figures: Record<Figure, number>;
  /** Audits that lower a category below 100. */
  faults: string[];
}

process.env.CHROMIUM_PATH = ensureChromium();
await buildIfStale();
await using site = await startSite();
await using blank = await startBlank();
await using before = await startBefore();
using siteFront = await startTlsProxy(site.origin);
using blankFront = await startTlsProxy(blank.origin);
using beforeFront = before && (await startTlsProxy(before.origin));
const debugged = await freePort();
await using browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    ...chromiumArguments,
    // The TLS proxy of this script has a self-signed certificate.
    '--ignore-certificate-errors',
    `--remote-debugging-port=${debugged}`,
  ],
});
if (values.method === 'applied') await compareApplied();
else await compareSimulated();

/** Prints the scores and what each page loads, and reports the audits that fail. */
async function compareSimulated() {
  const load = async (url: string) => {
    const results = await Array.fromAsync(runs, () => measure(url));
    return {
      figures: median(results.map(({ figures }) => figures)),
      faults: new Set(results.flatMap(({ faults }) => faults)),
    };
  };
  const nothing = (await load(blankFront.origin)).figures;
  /** The cells that are also printed for the earlier commit. */
  const compared = ({ paint, shift, blocked, script }: Measured['figures']) => [
    (paint / nothing.paint).toFixed(2),
    shift.toFixed(3),
    Math.round(blocked),
    Math.round(script),
  ];
  const cells = (figures: Measured['figures']) => [
    ...['performance' as const, ...whole, 'paint' as const].map((name) =>
      Math.round(figures[name]),
    ),
    ...compared(figures),
    ...otherKinds.map((kind) => Math.round(figures[kind])),
    figures.requests,
  ];
  console.log('Goals: CLS 0.000, TBT at most 50 ms');
  report('path', [
    'perf',
    ...whole.map((name) => name.slice(0, 4)),
    'LCP ms',
    ...['x blank', 'CLS', 'TBT ms', 'script KB'],
    ...otherKinds.map((kind) => `${kind.slice(0, 5)} KB`),
    'requests',
    ...(before ? ['before: x', 'CLS', 'TBT ms', 'script KB'] : []),
  ]);
  report('(blank)', cells(nothing));
  for (const path of paths) {
    const { figures, faults } = await load(`${siteFront.origin}${path}`);
    report(path, [
      ...cells(figures),
      ...(beforeFront ? compared((await load(`${beforeFront.origin}${path}`)).figures) : []),
    ]);
    for (const fault of faults) {
      console.error(`  ${path}: ${fault}`);
      process.exitCode = 1;
    }
  }
}

/** Prints how fast each page starts on a slowed browser, with and without its scripts. */
async function compareApplied() {
  const start = async (url: string, withScripts = true) =>
    median(await Array.fromAsync(runs, () => visit(browser, url, withScripts)));
  const nothing = await start(blankFront.origin, false);
  const cells = ({ firstPaint, blocked, longestTask, shift }: Visit) => [
    (firstPaint / nothing.firstPaint).toFixed(2),
    Math.round(blocked),
    Math.round(longestTask),
    shift.toFixed(3),
  ];
  console.log(
    'Goals: FCP at most 1.5 x that of the blank page, TBT and longest task at most 100 ms, CLS 0.000, LCP at most 1.03 x that without scripts',
  );
  const columns = ['FCP x', 'TBT ms', 'longest ms', 'CLS'];
  report('path', [
    ...columns,
    'LCP ms',
    'x bare',
    ...(before ? columns.map((name) => `was ${name}`) : []),
  ]);
  for (const path of paths) {
    const page = await start(`${siteFront.origin}${path}`);
    const bare = await start(`${siteFront.origin}${path}`, false);
    report(path, [
      ...cells(page),
      Math.round(page.paint),
      (page.paint / bare.paint).toFixed(2),
      ...(beforeFront ? cells(await start(`${beforeFront.origin}${path}`)) : []),
    ]);
  }
}

/** Starts the site of the other checkout, if there is one. */
async function startBefore() {
  if (!values.before) return undefined;
  return startSite({
    command: [
      process.execPath,
      resolve(process.env.INIT_CWD ?? '', values.before, 'packages/checks/e2e/serve.ts'),
    ],
  });
}

/** The median of each number, so that one slow run does not matter. */
function median<Name extends string>(runs: Record<Name, number>[]): Record<Name, number> {
  return named(
    Object.keys(runs[0] ?? {}) as Name[],
    (name) =>
      runs.map((run) => run[name]).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ??
      Number.NaN,
  );
}

async function measure(url: string): Promise<Measured> {
  const result = await lighthouse(url, {
    port: debugged,
    logLevel: 'error',
    ignoreStatusCode: true,
    throttlingMethod: 'simulate',
  });
  if (!result) throw new Error(`Lighthouse could not measure ${url}`);
  const { categories, audits } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const loaded = requestsOf(audits);
  const meant = expectedFailures(url);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const size = (kind: string) =>
    loaded
      .filter((request) => request.kind === kind)
      .reduce((sum, { bytes }) => sum + bytes / 1000, 0);
  return {
    figures: {
      ...named(['performance', ...whole], score),
      ...named(kinds, size),
      requests: loaded.length,
      paint: value('largest-contentful-paint'),
      shift: value('cumulative-layout-shift'),
      blocked: value('total-blocking-time'),
    },
    faults: whole.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .filter(({ id }) => !meant.includes(id))
        .map(({ id }) => `${name}: ${audits[id]?.title} ${nodesOf(audits[id]).join(', ')}`),
    ),
  };
}

/** A record of values by name. */
function named<Name extends string>(names: readonly Name[], value: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
}

/** Audits that pages with `noindex` and the 404 page fail by design. */
function expectedFailures(url: string): string[] {
  if (!privatePages.some((path) => url.endsWith(path))) return [];
  const missing = url.endsWith(missingPage) ? ['http-status-code', 'errors-in-console'] : [];
  return ['is-crawlable', 'meta-description', ...missing];
}

/** Selectors of the elements that fail an audit. */
function nodesOf(audit: Result['audits'][string] | undefined): string[] {
  if (audit?.details?.type !== 'table') return [];
  return audit.details.items.flatMap(({ node }) =>
    typeof node === 'object' && 'selector' in node ? [String(node.selector)] : [],
  );
}

/** Requests of the page, with transferred bytes. */
function requestsOf(audits: Result['audits']): { kind: string; bytes: number }[] {
  const { details } = audits['network-requests'] ?? {};
  if (details?.type !== 'table') return [];
  return details.items.map(({ resourceType, transferSize }) => ({
    kind: String(resourceType).toLowerCase(),
    bytes: Number(transferSize),
  }));
}

function report(path: string, cells: (number | string)[]) {
  console.log(path.padEnd(36) + cells.map((cell) => String(cell).padStart(10)).join(''));
}

/** A page with only a heading. */
async function startBlank() {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Blank</title><h1>Blank</h1>',
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(server, { origin: `http://localhost:${port}` });
}
