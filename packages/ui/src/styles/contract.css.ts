import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColors, measures } from './themes.ts';

/**
 * Every design token as a CSS custom property: `vars.color.accent` is `var(--brand-color-accent)`.
 * The names are public: projects without vanilla-extract set them in plain CSS.
 */
export const vars = createGlobalThemeContract(
  { color: lightColors, ...measures },
  (_value, path) => `brand-${path.map(kebab).join('-')}`,
);

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
