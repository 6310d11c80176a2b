import { vars } from './contract.css.ts';
import { groundAttribute } from './theme.css.ts';
import type { BrandTheme } from './themes.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/**
 * A theme as a stylesheet: every token as a custom property, for the page and for both grounds. Written to a file at
 * build, or into the head, after the library's own; it sits in no layer, and so wins.
 */
export function themeStylesheet({ light, dark, measures }: BrandTheme): string {
  const { color, ...rest } = vars;
  return [
    `:root{${declarations(rest, measures)}}`,
    `:root,[${groundAttribute}="light"]{${declarations(color, light)}}`,
    `[${groundAttribute}="dark"]{${declarations(color, dark)}}`,
  ].join('\n');
}

function declarations(names: Tree, values: Tree): string {
  return Object.entries(names)
    .map(([token, name]) => {
      const value = values[token];
      if (typeof name === 'object') return declarations(name, value as Tree);
      return `${name.slice('var('.length, -1)}:${value};`;
    })
    .join('');
}
