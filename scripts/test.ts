/** Runs every check of the workspace and ends with one line that counts them. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');
const count = { passed: 0, failed: 0 };

/** How each runner counts. */
const readReport = {
  vitest: (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }),
  playwright: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }),
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = ensureChromium();

await check('Types of the site’s routes', () =>
  run('react-router', ['typegen'], { cwd: join(root, 'site') }),
);
for (const project of ['.', 'packages/ui', 'packages/service', 'packages/media', 'site']) {
  await check(`Types: ${project}`, () => run('tsc', ['-p', join(root, project, 'tsconfig.json')]));
}
await check('Lint and format', () => run('biome', ['check', '--error-on-warnings', root]));
await check('Build of the site', buildIfStale);
await check('Size of the pages', () => run('node', ['scripts/page-size.ts'], { cwd: root }));
await check('Mozilla Observatory', () => run('node', ['scripts/observatory.ts'], { cwd: root }));
await check('Package in fresh applications', () =>
  run('node', ['scripts/pack-check/run.ts', '--quick'], { cwd: root }),
);
// The check before has just built it.
await check('Size of the package', () => run('node', ['scripts/size.ts'], { cwd: root }));

await suite('Unit, service and story tests', 'vitest', (report) =>
  run(
    'vitest',
    [
      'run',
      '--config',
      'vitest.workspace.ts',
      // By itself Vitest leaves one of two cores idle.
      '--maxWorkers=2',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root },
  ),
);
await suite('End to end', 'playwright', (report) =>
  run('playwright', ['test'], {
    cwd: join(root, 'site'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
);

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

/** One thing that holds or does not. */
async function check(title: string, work: () => Promise<void>) {
  const ok = await timed(title, work);
  count[ok ? 'passed' : 'failed'] += 1;
}

/** Many tests, counted by the report that their runner writes. */
async function suite(
  title: string,
  runner: keyof typeof readReport,
  work: (report: string) => Promise<void>,
) {
  const report = join(reports, `${runner}.json`);
  const ok = await timed(title, () => work(report));
  const { passed, failed } = readCounts(runner, report);
  count.passed += passed;
  // A runner that fails without a failed test (an error outside of one, no test at all) is a failure too.
  count.failed += failed || (ok && passed > 0 ? 0 : 1);
}

async function timed(title: string, work: () => Promise<void>): Promise<boolean> {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const error = await work().then(
    () => undefined,
    (reason: Error) => reason,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    error ? `── ${title}: failed after ${seconds} s. ${error.message}` : `── ok, ${seconds} s`,
  );
  return !error;
}

function readCounts(runner: keyof typeof readReport, file: string) {
  try {
    return readReport[runner](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
