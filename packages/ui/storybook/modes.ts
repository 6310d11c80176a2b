import type { Ground } from '@brand/ui';
import type { Wording } from './words/otherWords.ts';

/** A mode in which every story is captured. */
export interface Mode {
  name: string;
  /** Whether the mode shows the look of a story, or a device or language setting that it has to support. */
  kind: 'look' | 'state';
  /** Width of the window in px. */
  viewport: number;
  /** Toolbar values. */
  globals: {
    ground: Ground;
    direction?: 'rtl';
    textSize?: '200%';
    words?: Exclude<Wording, 'as written'>;
  };
  /** System settings of the reader. */
  system?: { forcedColors?: 'active'; reducedMotion?: 'reduce' };
}

const bothGrounds = ['light', 'dark'] as const satisfies readonly Ground[];

/** Every story on both grounds, on a phone and a desktop. */
export const looks: readonly Mode[] = bothGrounds.flatMap((ground) =>
  [390, 1440].map((viewport): Mode => {
    return { name: `${ground} ${viewport}`, kind: 'look', viewport, globals: { ground } };
  }),
);

/** Every story with readers' settings, on a phone, where space is tightest. */
export const states: readonly Mode[] = (
  [
    ['forced colours', {}, { forcedColors: 'active' }],
    ['right to left', { direction: 'rtl' }],
    ['200 % text', { textSize: '200%' }],
    ['reduced motion', {}, { reducedMotion: 'reduce' }],
    ['long German', { words: 'long German' }],
    ['Korean', { words: 'Korean' }],
  ] as const
).map(([name, globals, system]) => {
  return { name, kind: 'state', viewport: 390, globals: { ground: 'light', ...globals }, system };
});

/** All modes. Modes that can share a window and a run of `play` are adjacent. */
export const modes: readonly Mode[] = [...looks, ...states];

/** The modes of kind `look` in Chromatic's format. */
export const chromaticModes = Object.fromEntries(
  looks.map(({ name, viewport, globals }) => [name, { viewport, ...globals }]),
);
