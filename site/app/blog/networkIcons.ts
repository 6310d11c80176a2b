import type { IconProps } from '@brand/ui';

type IconNode = IconProps['icon'];

/** Marks of the networks in the line of the other icons, which lucide no longer contains. */
export const linkedIn: IconNode = [
  ['path', { d: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z' }],
  ['rect', { width: 4, height: 12, x: 2, y: 9 }],
  ['circle', { cx: 4, cy: 4, r: 2 }],
];

export const twitter: IconNode = [
  [
    'path',
    {
      d: 'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z',
    },
  ],
];

export const facebook: IconNode = [
  ['path', { d: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' }],
];
