/**
 * `pnpm test` runs every check, `pnpm test button` the tests of what has this word in its path. Durations and failures
 * come last, because often only the end of a log is kept.
 */

import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explain } from '@brand/service';
import { buildIfStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { root } from './root.ts';
import { start } from './run.ts';

const checks = join(root, 'packages/checks');
const reports = join(root, '.cache/reports');
const count = { passed: 0, failed: 0 };
const took: string[] = [];
const failures: string[] = [];

/** Reads the counts from each runner's report. */
const readReport = {
  vitest: (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }),
  playwright: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }),
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = ensureChromium();
const words = process.argv.slice(2);
if (words.length > 0) await checkPart();
else await checkAll();

console.log(`\n${took.join(', ')}\n`);
for (const failure of failures) console.error(`${failure}\n`);
const seconds = Math.round(performance.now() / 1000);
console.log(`${count.passed} passed, ${count.failed} failed, ${seconds} s`);
process.exitCode = count.failed > 0 ? 1 : 0;

async function checkAll(): Promise<void> {
  // Running in parallel makes none of these fail: the bundle must start in two seconds, of which it takes a quarter, and
  // the limits of the attack, which waits half of its time, are wide.
  const bundled = buildApplications().then(checkBundle);
  await Promise.all([
    bundled.then(checkAnswers).then(checkStyle),
    bundled.then(checkAttack),
    // Builds the library anew, which the bundle reads.
    Promise.all([bundled, checkTypes()]).then(checkPackage),
  ]);
  await unit('Unit, service and story tests', []);
  await endToEnd('End to end', ['--project=visitor', '--project=editor']);
  await check('Firefox', 'node', ['packages/checks/src/browsers/ensureFirefox.ts']);
  await endToEnd('End to end in Firefox, ten journeys', [
    ...['e2e/deployment', 'e2e/journey', 'e2e/newsletter'],
    '--project=visitor-firefox',
  ]);
}

/**
 * Runs only the files of tests whose paths contain one of the words, and for a word of the library the tests that read all
 * components, which render the stories of the word.
 */
async function checkPart(): Promise<void> {
  const ofLibrary = globSync(
    words.map((word) => `packages/ui/{src,docs,test}/**/*${word}*`),
    { cwd: root },
  );
  const files = ofLibrary.length > 0 ? [...words, 'packages/ui/test/node'] : words;
  await unit('Unit, service and story tests', files, { VITE_WORDS: words.join(' ') });
  const specs = globSync(
    words.map((word) => `e2e/*${word}*.spec.ts`),
    { cwd: checks },
  );
  if (specs.length === 0) return;
  await buildApplications();
  await endToEnd('End to end', [...specs, '--project=visitor', '--project=editor']);
}

async function buildApplications(): Promise<void> {
  await buildIfStale().catch((error) => {
    console.error(explain(error));
    process.exit(1);
  });
}

async function checkAttack(): Promise<void> {
  // It reads memory usage from /proc, so it needs Linux.
  if (process.platform !== 'linux') return;
  await check('Attack, quick version', 'node', ['packages/checks/src/attack/attack.ts', '--quick']);
}

async function checkBundle(): Promise<void> {
  await check('Bundle outside the repository', 'node', ['packages/checks/src/bundle/bundle.ts']);
}

/** Checks the library as others install it. */
async function checkPackage(): Promise<void> {
  await check('Package in fresh applications', 'node', [
    'packages/checks/src/pack-check/run.ts',
    '--quick',
  ]);
  // The previous check has just built the package.
  await check('Size of the package', 'node', ['packages/checks/src/size.ts']);
}

async function unit(title: string, files: readonly string[], env = {}): Promise<void> {
  await suite(title, 'vitest', (report) => [
    'vitest',
    [
      ...['run', '--config', 'vitest.workspace.ts', ...files],
      // By default Vitest leaves one of two cores idle.
      '--maxWorkers=2',
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { env },
  ]);
}

async function endToEnd(title: string, parameters: readonly string[]): Promise<void> {
  await suite(title, 'playwright', (report) => [
    'playwright',
    ['test', ...parameters],
    { cwd: checks, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  ]);
}

async function checkTypes(): Promise<void> {
  for (const config of globSync('{site,packages/*}/react-router.config.ts', { cwd: root })) {
    const cwd = join(root, dirname(config));
    await check(`Route types: ${dirname(config)}`, 'react-router', ['typegen'], { cwd });
  }
  // Several checkers would each check what they share.
  for (const config of globSync('{,site/,packages/*/}tsconfig.json', { cwd: root }))
    await check(`Types: ${dirname(config)}`, 'tsc', ['--singleThreaded', '-p', dirname(config)]);
}

async function checkStyle(): Promise<void> {
  await check('Lint and format', 'biome', ['check', '--error-on-warnings', root]);
  await check('Unused files, exports and dependencies', 'knip', []);
}

/** Checks the responses of the built site. */
async function checkAnswers(): Promise<void> {
  await check('Size of the pages', 'node', ['packages/checks/src/page-size.ts']);
  await check('Judges of the pages', 'node', [
    'packages/checks/src/judges/judges.ts',
    ...['--only', 'html,baseline,observatory'],
  ]);
}

/** Runs a single check. Its output is printed when it ends, so that parallel checks do not mix theirs. */
async function check(title: string, ...command: Command): Promise<void> {
  let output = '';
  const failure = await failureOf(title, command, (text) => {
    output += text;
  });
  process.stdout.write(output);
  if (failure) failures.push(failure);
  count[failure ? 'failed' : 'passed'] += 1;
}

/** Runs a test suite, and counts its tests from the runner's report. */
async function suite(
  title: string,
  runner: keyof typeof readReport,
  command: (report: string) => Command,
): Promise<void> {
  const report = join(reports, `${title}.json`);
  const failure = await failureOf(title, command(report), (text) => process.stdout.write(text));
  const { passed, failed } = readCounts(runner, report);
  // An error outside a test and a run without tests count as failures, too.
  const problem = failure ?? (passed === 0 ? `${title}: no test passed` : undefined);
  if (problem) failures.push(problem);
  count.passed += passed;
  count.failed += failed || (problem ? 1 : 0);
}

type Command = Parameters<typeof start>;

/** Runs a command; if it fails, resolves to the end of its output. */
async function failureOf(
  title: string,
  [command, parameters, options = {}]: Command,
  print: (text: string) => void,
): Promise<string | undefined> {
  print(`\n── ${title}\n`);
  const began = performance.now();
  const child = start(command, parameters, { ...options, stdio: 'pipe' });
  let output = '';
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      print(text);
      output = (output + text).slice(-2000);
    });
  }
  const [code] = await once(child, 'close').catch((error: Error) => [error.message]);
  const seconds = Math.round((performance.now() - began) / 1000);
  took.push(`${title} ${seconds} s`);
  print(`── ${code === 0 ? 'ok' : 'failed'}, ${seconds} s\n`);
  if (code !== 0) return `── ${title} failed (${code}):\n${output.trim()}`;
}

function readCounts(runner: keyof typeof readReport, file: string) {
  try {
    return readReport[runner](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
