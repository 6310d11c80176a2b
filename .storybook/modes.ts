import type { Ground } from '@brand/ui';
import type { Wording } from './words/otherWords.ts';

/** One way in which every story is looked at and compared. */
export interface Mode {
  name: string;
  /** What the mode is for: how a story looks, or a state of the reader's device or language it has to bear. */
  kind: 'look' | 'state';
  /** Width of the window in px. */
  viewport: number;
  /** Choices of the toolbars. */
  globals: {
    ground: Ground;
    direction?: 'rtl';
    textSize?: '200%';
    words?: Exclude<Wording, 'as written'>;
  };
  /** What the reader's system asks for. */
  system?: { forcedColors?: 'active'; reducedMotion?: 'reduce' };
}

const bothGrounds = ['light', 'dark'] as const satisfies readonly Ground[];

/** Every story on both grounds, on a phone and on a desk. */
export const looks: readonly Mode[] = bothGrounds.flatMap((ground) =>
  [390, 1440].map((viewport): Mode => {
    return { name: `${ground} ${viewport}`, kind: 'look', viewport, globals: { ground } };
  }),
);

/** Every story as it has to hold for some readers, on a phone, where it is tightest. */
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

/** All modes; those that share a window and a play of the story stand together. */
export const modes: readonly Mode[] = [...looks, ...states];

/** The looks as Chromatic takes them: name, and what the toolbars and the window are set to. */
export const chromaticModes = Object.fromEntries(
  looks.map(({ name, viewport, globals }) => [name, { viewport, ...globals }]),
);
