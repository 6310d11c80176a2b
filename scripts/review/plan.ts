import type { Mode } from '../../.storybook/modes.ts';
import type { Story } from './stories.ts';

/** One play of a story, and the modes it is shot in. */
export interface Take {
  story: string;
  /** Width of the window in px. */
  width: number;
  modes: Mode[];
  /** What needs a play of its own: equal for stories that may follow each other in one page. */
  play: string;
}

/**
 * Plans the shots of a story. What it sets itself stays as it set it: a narrow story is shot at its own width, a dark one
 * on its own ground, each once. Grounds, words and forced colours change in the open page, as they do for a reader;
 * each other mode is played anew.
 *
 * @param wanted the modes to shoot, out of all
 */
export function takesOf(story: Story, all: readonly Mode[], wanted: ReadonlySet<string>): Take[] {
  const distinct = new Map<string, Mode>();
  for (const mode of all) {
    const effect = effectOf(story, mode);
    const alike = distinct.get(effect);
    if (!alike || effect === effectOf({ ...story, globals: {}, width: undefined }, mode))
      distinct.set(effect, mode);
  }
  const takes = new Map<string, Take>();
  for (const mode of distinct.values()) {
    if (!wanted.has(mode.name)) continue;
    const width = story.width ?? mode.viewport;
    const { direction, textSize } = mode.globals;
    const play = [width, direction, textSize, mode.system?.reducedMotion].join(' ');
    const take = takes.get(play) ?? { story: story.id, width, modes: [], play };
    take.modes.push(mode);
    takes.set(play, take);
  }
  return [...takes.values()];
}

function effectOf({ width, globals }: Story, mode: Mode): string {
  const chosen = Object.entries({ ...mode.globals, ...globals }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return JSON.stringify([width ?? mode.viewport, chosen, mode.system]);
}
