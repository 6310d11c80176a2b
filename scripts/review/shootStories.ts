import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { Camera } from './camera.ts';
import { filesOf, listen } from './folderServer.ts';
import { folders } from './folders.ts';
import { type Take, takesOf } from './plan.ts';
import { showProgress } from './progress.ts';
import { Shots } from './shots.ts';
import { readStories, type Story } from './stories.ts';
import type { Storybook } from './storybook.ts';

/** The scripts whose change makes other pictures of the same Storybook. */
const cameraScripts = ['camera.ts', 'plan.ts', 'still.ts', '../../.storybook/modes.ts'];

interface Wishes {
  /** All modes there are. */
  modes: readonly Mode[];
  /** Those to shoot. */
  wanted: ReadonlySet<string>;
  /** Stories to shoot. */
  matches: (story: Story) => boolean;
  /** Shoots also what is remembered. */
  again?: boolean;
  /** Each story in a page of its own, so that none can feel the one before it. */
  alone?: boolean;
  /** Number of windows. */
  workers?: number;
}

/** The stories of a Storybook with what is to be shot of them, and the shots. */
export interface Reel {
  stories: Story[];
  takes: Take[];
  shots: Shots;
}

/**
 * Shoots stories of a built Storybook, save those that were shot of the same Storybook before.
 *
 * @param label what the progress is called
 */
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
): Promise<Reel> {
  const { server, address } = await listen(filesOf(folder));
  try {
    const stories = (await readStories(browser, address)).filter(matches);
    const takes = stories.flatMap((story) => takesOf(story, modes, wanted));
    const shots = new Shots(join(folders.shots, `${digest}-${cameraDigest(browser)}`));
    const missing = takes
      .map((take) => ({
        ...take,
        modes: take.modes.filter(({ name }) => {
          const shot = shots.get(name, take.story);
          return again || !shot || (alone && !shot.alone);
        }),
      }))
      .filter((take) => take.modes.length > 0);
    const total = missing.reduce((sum, take) => sum + take.modes.length, 0);
    const progress = showProgress(label, total);
    // Those that need the same window follow each other.
    const queue = missing.sort((a, b) => a.play.localeCompare(b.play)).values();
    const work = async () => {
      const camera = await Camera.open(browser, address);
      for (const take of queue)
        for (const [mode, picture] of await camera.shoot(take, alone)) {
          shots.add(mode, take.story, { ...picture, alone });
          progress.step();
        }
      await camera.close();
    };
    await Promise.all(Array.from({ length: workers }, work));
    progress.end();
    return { stories, takes, shots };
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
