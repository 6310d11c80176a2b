import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Mode } from '@brand/ui/storybook/modes';
import type { Browser } from 'playwright';
import { Camera } from './camera.ts';
import { filesOf, listen } from './folderServer.ts';
import { folders } from './folders.ts';
import { type Capture, capturesOf } from './plan.ts';
import { showProgress } from './progress.ts';
import { Shots } from './shots.ts';
import { readStories, type Story } from './stories.ts';
import type { Storybook } from './storybook.ts';

/** Scripts whose changes invalidate cached screenshots. */
const cameraScripts = ['camera.ts', 'plan.ts', 'stabilize.ts', '../../ui/storybook/modes.ts'];

interface Wishes {
  modes: readonly Mode[];
  wanted: ReadonlySet<string>;
  matches: (story: Story) => boolean;
  /** Ignores cached screenshots. */
  again?: boolean;
  /** Uses a new page for each story, so that none affects the next. */
  alone?: boolean;
  workers?: number;
}

/** The stories of a Storybook, their planned screenshots and the results. */
export interface Captured {
  stories: Story[];
  captures: Capture[];
  shots: Shots;
}

/** Takes screenshots of a Storybook's stories, except those in the cache. @param label label of the progress output */
export async function shootStories(
  browser: Browser,
  { folder, digest }: Storybook,
  label: string,
  {
    modes,
    wanted,
    matches,
    again,
    alone = false,
    workers = Math.min(4, availableParallelism()),
  }: Wishes,
): Promise<Captured> {
  const { server, address } = await listen(filesOf(folder));
  try {
    const stories = (await readStories(browser, address)).filter(matches);
    const captures = stories.flatMap((story) => capturesOf(story, modes, wanted));
    const shots = new Shots(join(folders.shots, `${digest}-${cameraDigest(browser)}`));
    const missing = captures
      .map((capture) => ({
        ...capture,
        modes: capture.modes.filter(({ name }) => {
          const shot = shots.get(name, capture.story);
          return again || !shot || (alone && !shot.alone);
        }),
      }))
      .filter((capture) => capture.modes.length > 0);
    const total = missing.reduce((sum, capture) => sum + capture.modes.length, 0);
    const progress = showProgress(label, total);
    // Groups stories that can share a page.
    const queue = missing.sort((a, b) => a.play.localeCompare(b.play)).values();
    const work = async () => {
      const camera = await Camera.open(browser, address);
      for (const capture of queue)
        for (const [mode, picture] of await camera.shoot(capture, alone)) {
          shots.add(mode, capture.story, { ...picture, alone });
          progress.step();
        }
      await camera.close();
    };
    await Promise.all(Array.from({ length: workers }, work));
    progress.end();
    return { stories, captures, shots };
  } finally {
    server.close();
  }
}

function cameraDigest(browser: Browser): string {
  const digest = createHash('sha256').update(browser.version());
  for (const script of cameraScripts)
    digest.update(readFileSync(join(import.meta.dirname, script)));
  return digest.digest('hex').slice(0, 8);
}
