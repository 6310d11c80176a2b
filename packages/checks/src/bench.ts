/**
 * Measures every page of the built site with Lighthouse on a simulated phone, over TLS and HTTP/2, and prints a table.
 * Fails if accessibility, best practices or SEO score below 100. Times have no limit, because machines differ; they are
 * printed next to those of a blank page. `--before` also measures the built checkout of an earlier commit. With
 * `--method applied` the browser itself is slowed down, and each page is also measured without its scripts.
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    method: { type: 'string', default: 'simulated' },
    before: { type: 'string' },
  },
});
const isApplied = values.method === 'applied';
const paths = positionals.length ? positionals : [...publicPages, ...privatePages];

/** Categories that must score 100. */
const whole = ['accessibility', 'best-practices', 'seo'] as const;
const otherKinds = ['document', 'stylesheet', 'font', 'image', 'media'] as const;
const kinds = ['script', ...otherKinds] as const;

interface Measured {
  scores: Record<string, number>;
  /** Times in ms; the layout shift has no unit. */
  firstPaint: number;
  paint: number;
  shift: number;
  blocked: number;
  longestTask: number;
  kilobytes: Record<string, number>;
  requests: number;
  /** Audits that lower a category below 100. */
  faults: string[];
}

process.env.CHROMIUM_PATH = ensureChromium();
await buildIfStale();
const [site, blank, before] = await Promise.all([startSite(), startBlank(), startBefore()]);
const [siteFront, blankFront, beforeFront] = await Promise.all([
  startTlsProxy(site.origin),
  startTlsProxy(blank.origin),
  before && startTlsProxy(before.origin),
]);
const debugged = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    ...chromiumArguments,
    // The TLS proxy of this script has a self-signed certificate.
    '--ignore-certificate-errors',
    `--remote-debugging-port=${debugged}`,
  ],
});
try {
  const nothing = await median(blankFront.origin);
  if (isApplied) await compareApplied(nothing);
  else await compareSimulated(nothing);
} finally {
  await browser.close();
  siteFront.stop();
  blankFront.stop();
  beforeFront?.stop();
  blank.server.close();
  await Promise.all([site.stop(), before?.stop()]);
}

/** Prints the scores and what each page loads, and reports the audits that fail. */
async function compareSimulated(nothing: Measured) {
  /** The cells that are also printed for the earlier commit. */
  const compared = ({ paint, shift, blocked, kilobytes }: Measured) => [
    (paint / nothing.paint).toFixed(2),
    shift.toFixed(3),
    Math.round(blocked),
    Math.round(kilobytes.script ?? 0),
  ];
  console.log('Goals: LCP at most 1.25 x that of the blank page, CLS 0.000, TBT at most 50 ms');
  report('path', [
    'perf',
    ...whole.map((name) => name.slice(0, 4)),
    'LCP ms',
    ...['x blank', 'CLS', 'TBT ms', 'script KB'],
    ...otherKinds.map((kind) => `${kind.slice(0, 5)} KB`),
    'requests',
    ...(before ? ['before: x', 'CLS', 'TBT ms', 'script KB'] : []),
  ]);
  for (const [path, url] of [
    ['(blank)', blankFront.origin] as const,
    ...paths.map((path) => [path, `${siteFront.origin}${path}`] as const),
  ]) {
    const page = path === '(blank)' ? nothing : await median(url);
    report(path, [
      page.scores.performance ?? 0,
      ...whole.map((name) => page.scores[name] ?? 0),
      Math.round(page.paint),
      ...compared(page),
      ...otherKinds.map((kind) => Math.round(page.kilobytes[kind] ?? 0)),
      page.requests,
      ...(beforeFront && path !== '(blank)'
        ? compared(await median(`${beforeFront.origin}${path}`))
        : []),
    ]);
    if (path === '(blank)') continue;
    for (const fault of page.faults) {
      console.error(`  ${path}: ${fault}`);
      process.exitCode = 1;
    }
  }
}

/** Prints what visitors feel while a page starts. */
async function compareApplied(nothing: Measured) {
  const cells = ({ firstPaint, blocked, longestTask, shift }: Measured) => [
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
    const page = await median(`${siteFront.origin}${path}`);
    const bare = await median(`${siteFront.origin}${path}`, ['*.js']);
    report(path, [
      ...cells(page),
      Math.round(page.paint),
      (page.paint / bare.paint).toFixed(2),
      ...(beforeFront ? cells(await median(`${beforeFront.origin}${path}`)) : []),
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

/** The median of each number over all runs, so that one slow run does not matter. */
async function median(url: string, blockedUrlPatterns: string[] = []): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    runs.push(await measure(url, blockedUrlPatterns));
  const middle = (number: (run: Measured) => number) =>
    runs.map(number).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const middles = (numbers: (run: Measured) => Record<string, number>) =>
    Object.fromEntries(
      Object.keys(runs[0] ? numbers(runs[0]) : {}).map((name) => [
        name,
        middle((run) => numbers(run)[name] ?? Number.NaN),
      ]),
    );
  return {
    scores: middles(({ scores }) => scores),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    paint: middle(({ paint }) => paint),
    shift: middle(({ shift }) => shift),
    blocked: middle(({ blocked }) => blocked),
    longestTask: middle(({ longestTask }) => longestTask),
    kilobytes: middles(({ kilobytes }) => kilobytes),
    requests: middle(({ requests }) => requests),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

async function measure(url: string, blockedUrlPatterns: string[]): Promise<Measured> {
  const result = await lighthouse(url, {
    port: debugged,
    logLevel: 'error',
    ignoreStatusCode: true,
    throttlingMethod: isApplied ? 'devtools' : 'simulate',
    onlyCategories: isApplied ? ['performance'] : undefined,
    blockedUrlPatterns,
  });
  if (!result) throw new Error(`Lighthouse could not measure ${url}`);
  const { categories, audits } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const loaded = requestsOf(audits);
  const meant = expectedFailures(url);
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    paint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    longestTask: longestOf(audits),
    kilobytes: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        loaded
          .filter((request) => request.kind === kind)
          .reduce((sum, { bytes }) => sum + bytes / 1000, 0),
      ]),
    ),
    requests: loaded.length,
    faults: whole.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .filter(({ id }) => !meant.includes(id))
        .map(({ id }) => `${name}: ${audits[id]?.title} ${nodesOf(audits[id]).join(', ')}`),
    ),
  };
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

/** Duration of the longest task in ms; 50 if none is longer. */
function longestOf(audits: Result['audits']): number {
  const { details } = audits['long-tasks'] ?? {};
  if (details?.type !== 'table') return 50;
  return Math.max(50, ...details.items.map(({ duration }) => Number(duration)));
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
  return { origin: `http://localhost:${port}`, server };
}
