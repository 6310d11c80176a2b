import type { HeadingLevel } from '../heading/Heading.tsx';

/** Level of the headings under one. There is none below 6. */
export const below = (level: HeadingLevel) => Math.min(level + 1, 6) as HeadingLevel;
