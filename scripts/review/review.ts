/** Shoots every story, compares it with a baseline, and shows what changed: `pnpm review --help`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { ensureChromium } from '../chromium.ts';
import { approve } from './approve.ts';
import { checkOutBase } from './base.ts';
import { Baseline } from './baseline.ts';
import { startBrowser } from './camera.ts';
import { folders, root } from './folders.ts';
import { help, isMeant, type Options, readOptions } from './options.ts';
import { readReport, writePage } from './page.ts';
import { prune } from './prune.ts';
import { type Report, standings, writePictures } from './report.ts';
import { servePage } from './servePage.ts';
import { type Reel, shootStories } from './shootStories.ts';
import { buildStorybook, type Storybook } from './storybook.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else if (options.approve) await approveFromShell(options);
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
  const stories = await writePictures(found.reel, found.baseline, options.modes, (story) =>
    isMeant(story, options.filters),
  );
  if (stories.length === 0)
    throw new Error(`No story has a place, name or id with ${options.filters.join(' or ')} in it.`);
  const report: Report = {
    base: options.baseline
      ? `the pictures in ${options.baseline}`
      : `where the branch left ${options.base}`,
    baselineFolder: found.baseline.folder,
    modes: options.modes.map(({ name, kind }) => ({ name, kind })),
    stories,
  };
  const page = await writePage(report);
  sayWhatWasFound(report);
  prune();
  if (!options.serve) return console.log(`Page: ${page}`);
  console.log(`Look and approve: ${await servePage(report, options.port)}  (Ctrl-C ends)`);
}

/** The Storybook of the working tree, and that of the base where no folder of pictures is given. */
async function storybooks({ base, baseline }: Options): Promise<[Storybook, Before]> {
  console.log('Building Storybook …');
  const now = await buildStorybook(root);
  if (baseline) return [now, { folder: resolve(baseline) }];
  const { commit, tree } = await checkOutBase(base);
  console.log(`Building Storybook of ${commit.slice(0, 12)} …`);
  const storybook = await buildStorybook(tree);
  return [now, { folder: join(folders.baselines, commit.slice(0, 12)), storybook }];
}

/** What is compared with: a folder of pictures, and the Storybook that they are shot from. */
interface Before {
  folder: string;
  storybook?: Storybook;
}

/**
 * Shoots both Storybooks. Stories follow each other in one page, which is quick; so before a story is called changed,
 * it is shot again on both sides in a page of its own.
 */
async function shootBoth(
  browser: Browser,
  now: Storybook,
  before: Before,
  { modes: chosen, filters, again, workers }: Options,
): Promise<{ reel: Reel; baseline: Baseline }> {
  const baseline = new Baseline(before.folder);
  const wishes = {
    modes,
    wanted: new Set(chosen.map(({ name }) => name)),
    matches: (story: Parameters<typeof isMeant>[0]) => isMeant(story, filters),
    again,
    workers,
  };
  if (before.storybook)
    baseline.fill(
      await shootStories(browser, before.storybook, 'Before', { ...wishes, again: false }),
    );
  else if (!existsSync(before.folder))
    console.log(`${before.folder} is empty: every story is new.`);
  const reel = await shootStories(browser, now, 'Now', wishes);

  const differing = new Set(storiesThatDiffer(reel, baseline));
  if (differing.size > 0) {
    const alone = {
      ...wishes,
      again: false,
      alone: true,
      matches: ({ id }: { id: string }) => differing.has(id),
    };
    if (before.storybook)
      baseline.fill(await shootStories(browser, before.storybook, 'Before, one by one', alone));
    const { shots } = await shootStories(browser, now, 'Now, one by one', alone);
    return { reel: { ...reel, shots }, baseline };
  }
  return { reel, baseline };
}

function storiesThatDiffer({ takes, shots }: Reel, baseline: Baseline): string[] {
  return takes
    .filter(({ story, modes }) =>
      modes.some(({ name }) => {
        const known = baseline.digest(name, story);
        return known && known !== shots.get(name, story)?.digest;
      }),
    )
    .map(({ story }) => story);
}

async function approveFromShell({ filters }: Options): Promise<void> {
  const report = readReport();
  let replaced = 0;
  for (const story of report.stories.filter((one) => isMeant(one, filters)))
    replaced += approve(report, story);
  await writePage(report);
  console.log(replaced > 0 ? `${replaced} pictures approved.` : 'Nothing open matches.');
}

/** Counts, names what is not as it was, and fails where a story throws or scrolls sideways. */
function sayWhatWasFound({ base, stories }: Report) {
  for (const standing of standings.filter((one) => one !== 'unchanged'))
    for (const { title, name } of stories.filter((story) => story.standing === standing))
      console.log(`${standing.padEnd(8)} ${title}/${name}`);
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
  const counts = standings.map(
    (standing) => `${stories.filter((story) => story.standing === standing).length} ${standing}`,
  );
  console.log(`\nCompared with ${base}: ${counts.join(', ')}.`);
}
