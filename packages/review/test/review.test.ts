import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modes } from '@brand/ui/storybook/modes';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { entriesOf } from '../page/entries.ts';
import { compare } from '../src/compare.ts';
import { decide } from '../src/decide.ts';
import { matchesFilters } from '../src/options.ts';
import { capturesOf } from '../src/plan.ts';
import type { Report, ReviewedStory, View } from '../src/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const story = { id: 'actions-button--default', title: 'Actions/Button', name: 'Default' };
const all = new Set(modes.map(({ name }) => name));
const shotOf = (captures: ReturnType<typeof capturesOf>) =>
  captures.flatMap(({ width, modes }) => modes.map(({ name }) => `${name} at ${width}`));

/** A white picture with one pixel of another red. */
const picture = async (name: string, left: number, red: number) => {
  const pixels = Buffer.alloc(20 * 10 * 3, 255);
  pixels[(4 * 20 + left) * 3] = red;
  const file = join(folder, name);
  await sharp(pixels, { raw: { width: 20, height: 10, channels: 3 } })
    .png()
    .toFile(file);
  return file;
};

test('a story has a screenshot in every mode', () => {
  expect(shotOf(capturesOf({ ...story, globals: {} }, modes, all))).toHaveLength(modes.length);
});

test('a story that sets a ground or a width has screenshots only with that', () => {
  const dark = shotOf(capturesOf({ ...story, globals: { ground: 'dark' } }, modes, all));
  expect(dark).toContain('dark 390 at 390');
  expect(dark.filter((shot) => shot.startsWith('light'))).toEqual([]);
  const narrow = shotOf(capturesOf({ ...story, globals: {}, width: 320 }, modes, all));
  expect(narrow).toContain('light 390 at 320');
  expect(narrow).not.toContain('light 1440 at 320');
});

test('filters match the id, title, name, folder or a glob pattern', () => {
  for (const filter of ['button', 'Actions/Button', 'button--default', '*/button/*'])
    expect(matchesFilters(story, [filter]), filter).toBe(true);
  expect(matchesFilters({ ...story, title: 'Actions/IconButton' }, ['icon-button'])).toBe(true);
  expect(matchesFilters(story, ['hero'])).toBe(false);
});

test('a single different pixel is a change', async () => {
  const [one, same, other] = [
    await picture('one.png', 7, 255),
    await picture('same.png', 7, 255),
    await picture('other.png', 7, 254),
  ];
  expect(await compare(one, same)).toBeUndefined();
  expect(await compare(one, other)).toMatchObject({ pixels: 1, box: [7, 4, 1, 1] });
});

test('the same change has the same digest at any position', async () => {
  const plain = await picture('plain.png', 0, 255);
  const [here, there, other] = await Promise.all([
    compare(plain, await picture('here.png', 3, 9)),
    compare(plain, await picture('there.png', 8, 9)),
    compare(plain, await picture('colour.png', 8, 10)),
  ]);
  expect(here?.change).toBe(there?.change);
  expect(other?.change).not.toBe(there?.change);
});

const view: View = { mode: 'light 390', status: 'changed', width: 390, height: 50, change: 'a' };
const changed: ReviewedStory = { ...story, status: 'changed', views: [view] };
const different = { ...changed, id: 'different', views: [{ ...view, change: 'b' }] };

test('stories that changed in the same way form one entry, but failing ones do not join', () => {
  const twin = { ...changed, id: 'twin' };
  const failing = { ...changed, id: 'failing', views: [{ ...view, error: 'thrown' }] };
  const added: ReviewedStory = { ...changed, id: 'added', status: 'new' };
  const entries = entriesOf([added, changed, different, twin, failing], {});
  expect(entries.map((entry) => entry.map(({ id }) => id))).toEqual([
    [changed.id, 'twin'],
    ['different'],
    ['failing'],
    ['added'],
  ]);
  expect(entriesOf([changed, added], { show: 'new' })).toEqual([[added]]);
});

test('a story with a subset of the changes of another joins its entry, regardless of modes', () => {
  const modesWith = (...changes: string[]) =>
    changes.map((change, index): View => ({ ...view, mode: `mode ${index}`, change }));
  const unchanged: View = { ...view, mode: 'dark 390', status: 'unchanged', change: undefined };
  const narrow = { ...changed, id: 'narrow', views: modesWith('b') };
  const whole = { ...changed, id: 'whole', views: modesWith('a', 'b', 'c') };
  const dark = { ...changed, id: 'dark', views: [unchanged, ...modesWith('c', 'a')] };
  const more = { ...changed, id: 'more', views: modesWith('b', 'd') };
  const added: ReviewedStory = {
    ...changed,
    id: 'added',
    views: [...modesWith('a'), { ...view, status: 'new', change: undefined }],
  };
  const entries = entriesOf([narrow, different, whole, dark, more, added], {});
  expect(entries.map((entry) => entry.map(({ id }) => id))).toEqual([
    ['whole', 'dark', 'narrow', 'different'],
    ['more'],
    ['added'],
  ]);
});

test('a rejection keeps its note until the story is approved', () => {
  const report: Report = { base: '', baselineFolder: folder, modes: [], stories: [{ ...changed }] };
  decide(report, { stories: [story.id], rejected: 'Too much space.' });
  expect(report.stories[0]).toMatchObject({ rejected: 'Too much space.' });
  decide(report, { stories: [story.id], approved: true });
  expect(report.stories[0]?.approved).toBe(true);
  expect(report.stories[0]?.rejected).toBeUndefined();
  expect(decide(report, { stories: ['unknown'], approved: true })).toBeUndefined();
});
