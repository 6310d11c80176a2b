import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { groundAttribute } from './theme.css.ts';
import type { BrandTheme } from './themes.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/**
 * A theme as a stylesheet: every token as a custom property, for the page and for every ground. Write it to a file at
 * build time, or into the head, after the library's own; it is unlayered, so it overrides the library's.
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
