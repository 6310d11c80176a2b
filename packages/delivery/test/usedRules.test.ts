import { expect, test } from 'vitest';
import { earlyMarks, marksOf, usedRules } from '../src/server/usedRules.ts';

const keep = (css: string, ...classes: string[]) => usedRules(css)(new Set(classes));

test('drops a rule if no element has its class', () => {
  expect(keep('.a{color:red}.b{color:blue}', 'a')).toBe('.a{color:red}');
  expect(keep('.a .b{color:red}', 'a')).toBe('');
  expect(keep('.a,.b{color:red}', 'b')).toBe('.b{color:red}');
});

test('keeps selectors of elements, pseudo-classes and attributes', () => {
  const css = 'html{color:red}.a:hover{color:red}.a[open]{color:red}::selection{color:red}';
  expect(keep(css, 'a')).toBe(css);
});

test('drops a rule if no element has its state, which only components change', () => {
  const css = '.a[data-state=open]{color:red}.a[aria-invalid]{color:red}';
  const marks = marksOf({ class: 'a', 'data-state': 'open', 'aria-invalid': 'true' });
  expect(keep(css, ...marks)).toBe(css);
  expect(keep(css, ...marksOf({ class: 'a', 'data-state': 'closed' }))).toBe('');
  expect(keep(':root[data-drawer=open] .a{color:red}', 'a')).toBe('');
  const closed = '.a:not([data-state=open]){color:red}';
  expect(keep(closed, 'a')).toBe(closed);
});

test('keeps a rule for a state that an early script sets', () => {
  const css = '[data-splash=seen] .a{color:red}.a[data-state=skipped]{color:red}';
  const script = `document.documentElement.dataset.splash="seen";skip=(a)=>{a.dataset.state="skipped"}`;
  expect(keep(css, 'a')).toBe('');
  expect(keep(css, 'a', ...earlyMarks(`<script>${script}</script>`))).toBe(css);
  const units = ':root[data-units=us] .a{color:red}';
  expect(keep(units, 'a')).toBe('');
  const anyUnits = 'document.documentElement.dataset.units=units';
  expect(keep(units, 'a', ...earlyMarks(`<script>${anyUnits}</script>`))).toBe(units);
});

test('does not require classes in the arguments of a pseudo-class', () => {
  expect(keep('.a:not(.b){color:red}', 'a')).toBe('.a:not(.b){color:red}');
  expect(keep('.a:not(:is(.b)):hover{color:red}')).toBe('');
  expect(keep('.a:not(:has(.b)){color:red}', 'a')).toBe('.a:not(:has(.b)){color:red}');
});

test('requires the class that an element has to have inside', () => {
  expect(keep('html:has(.b){color:red}', 'b')).toBe('html:has(.b){color:red}');
  expect(keep('html:has(.b){color:red}', 'a')).toBe('');
  expect(keep('.a:not(.c):has(> .b > form){color:red}', 'a')).toBe('');
  expect(keep('.a:is(.b,.c) p{color:red}', 'a')).toBe('');
  expect(keep('.a:is(.b,.c) p{color:red}', 'a', 'c')).toBe('.a:is(.b,.c) p{color:red}');
  expect(keep('.a:not(.b:is(.c,.d)){color:red}', 'a')).toBe('.a:not(.b:is(.c,.d)){color:red}');
  expect(keep('.a:has(.b,.c){color:red}', 'a')).toBe('.a:has(.b,.c){color:red}');
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

test('drops custom properties that neither a kept rule nor an attribute reads', () => {
  const css = ':root{--a:1px;--b:2px;--c:3px;--d:4px}.a{inset:var(--a)}.b{inset:var(--b)}';
  expect(keep(css, 'a')).toBe(':root{--a:1px;}.a{inset:var(--a)}');
  expect(keep(css, ...marksOf({ fill: 'var(--c)' }))).toBe(':root{--c:3px;}');
  expect(
    keep(':root{--a:1px}@keyframes turn{to{inset:var(--a)}}.a{animation:turn}', 'a'),
  ).toContain('--a:1px');
});
