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
/** How often the reference task runs. Its median is compared, because its time varies by half. */
const references = 5;
/** The longest task allowed, as a multiple of the reference task. */
const limit = 1.5;

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/', '/contact', '/max-series']) {
  test(
    `${path}: no task of its start takes much longer than a reference task`,
    skipInFirefox('The driver cannot trace.'),
    async ({ page, browser }) => {
      const longest = async () => {
        // A page that is left restyles itself, which is no part of the next start.
        await page.goto('about:blank');
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

/** Runs work that takes about as long as a task of hydration may, several times. */
async function runReference(page: Page) {
  await page.evaluate(
    async ([name, rounds]) => {
      for (let round = 0; round < rounds; round += 1) {
        const texts = Array.from({ length: 12_000 }, (_, index) => ({
          index,
          text: `text ${index}`,
        }));
        for (let copy = 0; copy < 5; copy += 1) JSON.parse(JSON.stringify(texts));
        performance.mark(name);
        // Ends the task, because the trace must contain each to its end.
        await new Promise((done) => setTimeout(done));
      }
    },
    [reference, references] as const,
  );
}

/** The longest task of the page's main thread before the reference tasks, as a multiple of their median. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents
    .filter(({ name, cat }) => name === reference && cat.includes('blink.user_timing'))
    .toSorted((one, other) => one.ts - other.ts);
  const [first] = marks;
  if (!first || marks.length < references) throw new Error('The trace has no reference tasks.');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === task && pid === first.pid && tid === first.tid)
    .toSorted((one, other) => one.ts - other.ts);
  const indexes = marks.map((mark) => tasks.findLastIndex(({ ts }) => ts <= mark.ts));
  const times = tasks.map(({ tdur = 0 }) => tdur);
  const sorted = indexes.map((index) => times[index] ?? 0).toSorted((one, other) => one - other);
  return Math.max(...times.slice(0, indexes[0])) / (sorted[Math.floor(references / 2)] ?? 0);
}
