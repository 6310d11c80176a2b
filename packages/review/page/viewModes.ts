import type { View } from '../src/report.ts';

const comparing = ['Side by side', 'Difference', 'Slider', 'Blink', 'All modes'] as const;
const single = ['Picture', 'All modes'] as const;

/** A way to view the screenshots of a story. */
export type ViewMode = (typeof comparing)[number] | (typeof single)[number];

/** The available views: only a changed story has something to compare. */
export function viewModesOf(view: View | undefined): readonly [ViewMode, ...ViewMode[]] {
  return view?.status === 'changed' ? comparing : single;
}
