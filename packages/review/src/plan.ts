import type { Mode } from '@brand/ui/storybook/modes';
import type { Story } from './stories.ts';

export interface Capture {
  story: string;
  /** Width of the window in px. */
  width: number;
  modes: Mode[];
  /** Key of the settings that require a new page: stories with the same key can share one. */
  play: string;
}

/**
 * Plans the screenshots of a story. The story's own settings win: a narrow story has one screenshot at its own width, a
 * dark one on its own ground. Grounds, words and forced colours change in the open page, as they do for a reader; every
 * other mode needs a new run.
 *
 * @param wanted the selected modes
 */
export function capturesOf(
  story: Story,
  all: readonly Mode[],
  wanted: ReadonlySet<string>,
): Capture[] {
  const distinct = new Map<string, Mode>();
  for (const mode of all) {
    const effect = effectOf(story, mode);
    const alike = distinct.get(effect);
    if (!alike || effect === effectOf({ ...story, globals: {}, width: undefined }, mode))
      distinct.set(effect, mode);
  }
  const captures = new Map<string, Capture>();
  for (const mode of distinct.values()) {
    if (!wanted.has(mode.name)) continue;
    const width = story.width ?? mode.viewport;
    const { direction, textSize } = mode.globals;
    const play = [width, direction, textSize, mode.system?.reducedMotion].join(' ');
    const capture = captures.get(play) ?? { story: story.id, width, modes: [], play };
    capture.modes.push(mode);
    captures.set(play, capture);
  }
  return [...captures.values()];
}

function effectOf({ width, globals }: Story, mode: Mode): string {
  const chosen = Object.entries({ ...mode.globals, ...globals }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return JSON.stringify([width ?? mode.viewport, chosen, mode.system]);
}
