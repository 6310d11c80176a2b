import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { groundAttribute } from './theme.css.ts';
import type { BrandTheme } from './themes.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/**
 * Converts a theme to a stylesheet that sets every token as a custom property, for the page and for every ground. Load it
 * as a file written at build time, or put it into the page's head. It is unlayered, so it overrides the library's theme.
 */
export function themeStylesheet({ light, dark, measures }: BrandTheme): string {
  const { color, ...rest } = vars;
  return [
    `:root{${declarations(rest, measures)}}`,
    `:root,${on('light')},${on('system')}{${declarations(color, light)}}`,
    `@media ${media.screen}{${on('dark')}{${declarations(color, dark)}}}`,
    `@media ${media.screen} and ${media.prefersDark}{${on('system')}{${declarations(color, dark)}}}`,
  ].join('\n');
}

const on = (ground: string) => `[${groundAttribute}="${ground}"]`;

function declarations(names: Tree, values: Tree): string {
  return Object.entries(names)
    .map(([token, name]) => {
      const value = values[token];
      if (typeof name === 'object') return declarations(name, value as Tree);
      return `${name.slice('var('.length, -1)}:${value};`;
    })
    .join('');
}
