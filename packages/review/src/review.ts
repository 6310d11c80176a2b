/** Takes screenshots of every story, compares them with a baseline, and shows the changes: `pnpm review --help`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from '@brand/tasks/chromium';
import { root } from '@brand/tasks/root';
import { modes } from '@brand/ui/storybook/modes';
import type { Browser } from 'playwright';
import { checkOutBase } from './base.ts';
import { Baseline } from './baseline.ts';
import { startBrowser } from './camera.ts';
import { decide } from './decide.ts';
import { folders } from './folders.ts';
import { help, matchesFilters, type Options, readOptions } from './options.ts';
import { buildPage, readReport, writePage } from './page.ts';
import { prune } from './prune.ts';
import { type Report, statuses, writePictures } from './report.ts';
import { servePage } from './servePage.ts';
import { type Captured, shootStories } from './shootStories.ts';
import { buildStorybook, type Storybook } from './storybook.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else if (options.approve) approveFromShell(options);
  else await review(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function review(options: Options): Promise<void> {
  ensureChromium();
  const [now, before] = await storybooks(options);
  const browser = await startBrowser();
  const found = await shootBoth(browser, now, before, options).finally(() => browser.close());
  const stories = await writePictures(found.captured, found.baseline, options.modes, (story) =>
    matchesFilters(story, options.filters),
  );
  if (stories.length === 0)
    throw new Error(
      `No story has a title, name or id that contains ${options.filters.join(' or ')}.`,
    );
  const report: Report = {
    base: options.baseline
      ? `the screenshots in ${options.baseline}`
      : `the commit at which the branch left ${options.base}`,
    baselineFolder: found.baseline.folder,
    modes: options.modes.map(({ name, kind, globals }) => ({ name, kind, globals })),
    stories,
  };
  await buildPage();
  const page = writePage(report);
  printSummary(report);
  prune();
  if (!options.serve) return console.log(`Page: ${page}`);
  console.log(
    `Review page: ${await servePage(report, now.folder, options.port)}  (Ctrl-C to stop)`,
  );
}

/** Builds the Storybook of the working tree and, without `--baseline`, that of the base. */
async function storybooks({ base, baseline }: Options): Promise<[Storybook, Before]> {
  console.log('Building Storybook …');
  const now = await buildStorybook(root);
  if (baseline) return [now, { folder: resolve(baseline) }];
  const { commit, tree } = await checkOutBase(base);
  console.log(`Building Storybook of ${commit.slice(0, 12)} …`);
  const storybook = await buildStorybook(tree);
  return [now, { folder: join(folders.baselines, commit.slice(0, 12)), storybook }];
}

/** The baseline: a folder of screenshots and, unless it is given, the Storybook that they come from. */
interface Before {
  folder: string;
  storybook?: Storybook;
}

/** Takes screenshots of both Storybooks. A story that seems to have changed is repeated in its own page. */
async function shootBoth(
  browser: Browser,
  now: Storybook,
  before: Before,
  { modes: chosen, filters, again, workers }: Options,
): Promise<{ captured: Captured; baseline: Baseline }> {
  const baseline = new Baseline(before.folder);
  const shared = {
    modes,
    wanted: new Set(chosen.map(({ name }) => name)),
    matches: (story: Parameters<typeof matchesFilters>[0]) => matchesFilters(story, filters),
    again,
    workers,
  };
  if (before.storybook)
    baseline.fill(
      await shootStories(browser, before.storybook, 'Before', { ...shared, again: false }),
    );
  else if (!existsSync(before.folder))
    console.log(`${before.folder} is empty: every story is new.`);
  const captured = await shootStories(browser, now, 'Now', shared);

  const differing = new Set(storiesThatDiffer(captured, baseline));
  if (differing.size > 0) {
    const alone = {
      ...shared,
      again: false,
      alone: true,
      matches: ({ id }: { id: string }) => differing.has(id),
    };
    if (before.storybook)
      baseline.fill(await shootStories(browser, before.storybook, 'Before, one by one', alone));
    const { shots } = await shootStories(browser, now, 'Now, one by one', alone);
    return { captured: { ...captured, shots }, baseline };
  }
  return { captured, baseline };
}

function storiesThatDiffer({ captures, shots }: Captured, baseline: Baseline): string[] {
  return captures
    .filter(({ story, modes }) =>
      modes.some(({ name }) => {
        const known = baseline.digest(name, story);
        return known && known !== shots.get(name, story)?.digest;
      }),
    )
    .map(({ story }) => story);
}

function approveFromShell({ filters }: Options): void {
  const report = readReport();
  const stories = report.stories.filter((one) => matchesFilters(one, filters)).map(({ id }) => id);
  const approved = decide(report, { stories, approved: true })?.length;
  writePage(report);
  console.log(approved ? `${approved} stories approved.` : 'No undecided change matches.');
}

/** Prints the counts and the changed stories, and fails if a story throws or scrolls sideways. */
function printSummary({ base, stories }: Report) {
  for (const status of statuses.filter((one) => one !== 'unchanged'))
    for (const { title, name } of stories.filter((story) => story.status === status))
      console.log(`${status.padEnd(8)} ${title}/${name}`);
  const failing = stories.flatMap(({ title, name, views }) =>
    views.flatMap(({ mode, error, sideways }) => [
      ...(error ? [`${title}/${name}, ${mode}: ${error}`] : []),
      ...(sideways ? [`${title}/${name}, ${mode}: scrolls sideways by ${sideways} px`] : []),
    ]),
  );
  if (failing.length > 0) {
    console.error(`\nFailing:\n${failing.join('\n')}`);
    process.exitCode = 1;
  }
  const counts = statuses.map(
    (status) => `${stories.filter((story) => story.status === status).length} ${status}`,
  );
  console.log(`\nCompared with ${base}: ${counts.join(', ')}.`);
}
