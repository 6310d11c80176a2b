import type { HeadingLevel } from '../heading/Heading.tsx';

/** The heading level below the given one, at most 6. */
export const below = (level: HeadingLevel) => Math.min(level + 1, 6) as HeadingLevel;
