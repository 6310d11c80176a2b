import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { modes } from '../../../../.storybook/modes.ts';
import { compare } from '../../../../scripts/review/compare.ts';
import { isMeant } from '../../../../scripts/review/options.ts';
import { takesOf } from '../../../../scripts/review/plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const story = { id: 'actions-button--default', title: 'Actions/Button', name: 'Default' };
const all = new Set(modes.map(({ name }) => name));
const shotOf = (takes: ReturnType<typeof takesOf>) =>
  takes.flatMap(({ width, modes }) => modes.map(({ name }) => `${name} at ${width}`));

test('a story is shot in every mode', () => {
  expect(shotOf(takesOf({ ...story, globals: {} }, modes, all))).toHaveLength(modes.length);
});

test('what a story sets itself stays, and is shot once', () => {
  const dark = shotOf(takesOf({ ...story, globals: { ground: 'dark' } }, modes, all));
  expect(dark).toContain('dark 390 at 390');
  expect(dark.filter((shot) => shot.startsWith('light'))).toEqual([]);
  const narrow = shotOf(takesOf({ ...story, globals: {}, width: 320 }, modes, all));
  expect(narrow).toContain('light 390 at 320');
  expect(narrow).not.toContain('light 1440 at 320');
});

test('stories are found by id, place, name, folder or pattern', () => {
  for (const filter of ['button', 'Actions/Button', 'button--default', '*/button/*'])
    expect(isMeant(story, [filter]), filter).toBe(true);
  expect(isMeant({ ...story, title: 'Actions/IconButton' }, ['icon-button'])).toBe(true);
  expect(isMeant(story, ['hero'])).toBe(false);
});

test('a single pixel is a change', async () => {
  const picture = async (name: string, red: number) => {
    const pixels = Buffer.alloc(20 * 10 * 3, 255);
    pixels[(4 * 20 + 7) * 3] = red;
    const file = join(folder, name);
    await sharp(pixels, { raw: { width: 20, height: 10, channels: 3 } })
      .png()
      .toFile(file);
    return file;
  };
  const [one, same, other] = [
    await picture('one.png', 255),
    await picture('same.png', 255),
    await picture('other.png', 254),
  ];
  expect(await compare(one, same)).toBeUndefined();
  expect(await compare(one, other)).toMatchObject({ pixels: 1, box: [7, 4, 1, 1] });
});
