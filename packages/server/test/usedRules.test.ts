import { expect, test } from 'vitest';
import { usedRules } from '../src/usedRules.ts';

const keep = (css: string, ...classes: string[]) => usedRules(css)(new Set(classes));

test('drops a rule if no element has its class', () => {
  expect(keep('.a{color:red}.b{color:blue}', 'a')).toBe('.a{color:red}');
  expect(keep('.a .b{color:red}', 'a')).toBe('');
  expect(keep('.a,.b{color:red}', 'b')).toBe('.b{color:red}');
});

test('keeps selectors of elements, states and attributes', () => {
  const css =
    'html{color:red}.a:hover{color:red}.a[data-state=open]{color:red}::selection{color:red}';
  expect(keep(css, 'a')).toBe(css);
});

test('does not require classes in the arguments of a pseudo-class', () => {
  expect(keep('.a:not(.b){color:red}', 'a')).toBe('.a:not(.b){color:red}');
  expect(keep('.a:not(:is(.b)):hover{color:red}')).toBe('');
});

test('filters rules inside conditions, and keeps the order of layers', () => {
  const css =
    '@layer x,y;@layer y{.a{color:red}.b{color:red}}@media (width>=1px){@layer y{.b{color:red}}}';
  expect(keep(css, 'a')).toBe('@layer x,y;@layer y{.a{color:red}}');
});

test('keeps keyframes with the rule that uses them, and always keeps fonts and properties', () => {
  const css =
    '@keyframes turn{to{rotate:1turn}}@font-face{font-family:A}@property --a{syntax:"*"}.a{animation:turn 1s}';
  expect(keep(css, 'a')).toContain('@keyframes turn{to{rotate:1turn}}');
  expect(keep(css)).toBe('@font-face{font-family:A}@property --a{syntax:"*"}');
});
