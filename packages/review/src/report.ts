import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mode } from '@brand/ui/storybook/modes';
import type { Baseline } from './baseline.ts';
import { compare } from './compare.ts';
import { folders, pictureFile } from './folders.ts';
import type { Captured } from './shootStories.ts';
import type { Story } from './stories.ts';

/** A story's status against the baseline, most urgent first. */
export const statuses = ['changed', 'new', 'removed', 'unchanged'] as const;

export type StoryStatus = (typeof statuses)[number];

export interface View {
  mode: string;
  status: StoryStatus;
  /** Size in px. */
  width: number;
  height: number;
  /** Number of changed pixels, and their bounding box: left, top, width, height in px. */
  pixels?: number;
  box?: [number, number, number, number];
  /** Digest of the change, equal for stories that changed in the same way. */
  change?: string;
  /** URLs of the images, relative to the page. */
  before?: string;
  after?: string;
  difference?: string;
  /** Horizontal overflow in px. */
  sideways?: number;
  error?: string;
}

type Named = Pick<Story, 'id' | 'title' | 'name'>;

/** A story with all its screenshots. */
export interface ReviewedStory {
  id: string;
  title: string;
  name: string;
  status: StoryStatus;
  approved?: boolean;
  /** The reviewer's note on what should be different; dropped by the next review. */
  rejected?: string;
  views: View[];
}

/** A reviewer's decision on stories that changed in the same way. */
export interface Decision {
  stories: string[];
  approved?: boolean;
  /** Note on what should be different. */
  rejected?: string;
}

export interface Report {
  base: string;
  baselineFolder: string;
  modes: Pick<Mode, 'name' | 'kind' | 'globals'>[];
  stories: ReviewedStory[];
}

/** Compares the screenshots with the baseline, and writes the images next to the page. */
export async function writePictures(
  { stories, captures, shots }: Captured,
  baseline: Baseline,
  modes: readonly Mode[],
  matchesFilters: (story: Named) => boolean,
): Promise<ReviewedStory[]> {
  rmSync(folders.page, { recursive: true, force: true });
  const views = new Map<string, View[]>();
  const add = (story: string, view: View) => views.set(story, [...(views.get(story) ?? []), view]);

  for (const { story, modes } of captures)
    for (const { name } of modes) {
      const shot = shots.get(name, story);
      if (!shot) continue;
      const file = pictureFile(name, story);
      const picture = join(shots.folder, file);
      const known = baseline.digest(name, story);
      const difference =
        known && known !== shot.digest
          ? await compare(baseline.file(name, story), picture)
          : undefined;
      const view: View = {
        mode: name,
        status: !known ? 'new' : difference ? 'changed' : 'unchanged',
        width: shot.width,
        height: shot.height,
        after: copyPicture('after', file, picture),
        ...(shot.sideways > 0 && { sideways: shot.sideways }),
        ...(shot.error && { error: shot.error }),
      };
      if (difference) {
        view.pixels = difference.pixels;
        view.box = difference.box;
        view.change = difference.change;
        view.before = copyPicture('before', file, baseline.file(name, story));
        view.difference = join('difference', file);
        write(join(folders.page, view.difference), difference.png);
      }
      add(story, view);
    }

  const here = new Set(stories.map(({ id }) => id));
  const known = new Map<string, Named>(stories.map((story) => [story.id, story]));
  for (const { name } of modes)
    for (const id of baseline.stories(name)) {
      const gone = { id, ...nameOf(id) };
      if (here.has(id) || !matchesFilters(gone)) continue;
      const before = copyPicture('before', pictureFile(name, id), baseline.file(name, id));
      add(id, { mode: name, status: 'removed', width: 0, height: 0, before });
      known.set(id, gone);
    }

  return [...known.values()].flatMap(({ id, title, name }): ReviewedStory[] => {
    const own = views.get(id) ?? [];
    return own.length > 0 ? [{ id, title, name, status: worst(own), views: own }] : [];
  });
}

/** The most urgent status. */
function worst(views: View[]): StoryStatus {
  return statuses.find((status) => views.some((view) => view.status === status)) ?? 'unchanged';
}

/** Derives title and name from the id, because nothing else is known of a removed story. */
function nameOf(id: string) {
  const words = (text = '') =>
    text.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const [title, name] = id.split('--');
  return { title: words(title), name: words(name) };
}

function copyPicture(folder: string, file: string, picture: string): string {
  cpSync(picture, join(folders.page, folder, file));
  return join(folder, file);
}

function write(file: string, content: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
