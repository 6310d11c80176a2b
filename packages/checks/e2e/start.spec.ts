import type { Page } from '@playwright/test';
import { expect, skipInFirefox, test } from './test.ts';

/** One event of a trace, with times in µs. `tdur` is the processor time of its thread. */
interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

const task = 'ThreadControllerImpl::RunTask';
const reference = 'reference';
/** The longest task allowed, as a multiple of the reference task. */
const limit = 1.5;

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/', '/contact', '/max-series']) {
  test(
    `${path}: no task of its start takes much longer than a reference task`,
    skipInFirefox('The driver cannot trace.'),
    async ({ page, browser }) => {
      const longest = async () => {
        await browser.startTracing(page, {
          categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'],
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        await runReference(page);
        return longestTask(await browser.stopTracing());
      };
      // Other processes can only lengthen a task, so one good start of three is enough.
      let ratio = await longest();
      for (let more = 2; more > 0 && ratio >= limit; more -= 1) ratio = await longest();
      expect(ratio).toBeLessThan(limit);
    },
  );
}

/** Runs work that takes about as long as a task of hydration may. */
async function runReference(page: Page) {
  await page.evaluate((name) => {
    const texts = Array.from({ length: 12_000 }, (_, index) => ({ index, text: `text ${index}` }));
    for (let round = 0; round < 4; round += 1) JSON.parse(JSON.stringify(texts));
    performance.mark(name);
    // Resolves in a later task, because the trace must contain this one to its end.
    return new Promise((done) => setTimeout(done));
  }, reference);
}

/** The longest task of the page's main thread before the reference task, as a multiple of that. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(
    ({ name, cat }) => name === reference && cat.includes('blink.user_timing'),
  );
  if (!mark) throw new Error('The trace has no reference task.');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === task && pid === mark.pid && tid === mark.tid && ts <= mark.ts,
  );
  const times = tasks.toSorted((one, other) => one.ts - other.ts).map(({ tdur = 0 }) => tdur);
  const [last = 0, ...before] = times.reverse();
  return Math.max(...before) / last;
}
