import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { earlyState } from '../agreement.ts';

/** Returns the rules of a stylesheet that a page with these marks can use on a screen. */
export type UsedRules = (marks: ReadonlySet<string>) => string;

/** Writes a part of a stylesheet, or nothing when no element of the page can match it. */
type Part = (marks: ReadonlySet<string>) => string;

/** Attributes that components change after hydration, when all rules are there; before, only early scripts do. */
const states = String.raw`(?:data|aria)-[\w-]+|dir`;
const isState = new RegExp(`^(?:${states})$`);

/** The custom properties that a text reads. */
const read = /(?<=var\()--[\w-]+/g;
const declared = /(?<=[{;])(--[\w-]+):[^;}]*;?/g;

/** Features of an element that rules can require: its classes, states such as `[data-state=open]`, and the properties it reads. */
export function marksOf({ class: classes = '', ...attributes }: Record<string, string>): string[] {
  const found = Object.entries(attributes).filter(([name]) => isState.test(name));
  return [
    ...classes.split(/\s+/),
    ...found.flatMap(([name, value]) => [`[${name}]`, `[${name}=${value}]`]),
    ...Object.values(attributes).flatMap((value) => value.match(read) ?? []),
  ];
}

/** States that the early scripts of a page set, such as `dataset.splash="seen"`, or to any value, as `dataset.units=units`. */
export function earlyMarks(html: string): string[] {
  return [...html.matchAll(earlyState)].flatMap(([, name, value = '*']) => [
    `[data-${name}]`,
    `[data-${name}=${value}]`,
  ]);
}

interface Keyframes {
  name: string;
  text: string;
}

/**
 * Parses a stylesheet once, so that its rules can be selected for many pages. A rule is left out when it needs a class
 * or a state that no element has, and a custom property when nothing reads it. Rules by pseudo-class, other attribute or
 * element are kept, because browsers and early scripts change those.
 */
export function usedRules(css: string): UsedRules {
  const keyframes: Keyframes[] = [];
  const write = partsOf(postcss.parse(css), keyframes);
  return (marks) => {
    const rules = write(marks);
    const moving = keyframes.filter(({ name }) => rules.includes(name));
    const text = rules + moving.map(({ text }) => text).join('');
    const used = new Set(text.match(read));
    return text.replace(declared, (declaration, name) =>
      used.has(name) || marks.has(name) ? declaration : '',
    );
  };
}

const groupsRules = /^(layer|media|supports|container|scope|starting-style)$/;

function partsOf(container: Container, keyframes: Keyframes[]): Part {
  const parts = (container.nodes ?? []).map((node) => partOf(node as ChildNode, keyframes));
  return (marks) => parts.map((part) => part(marks)).join('');
}

function partOf(node: ChildNode, keyframes: Keyframes[]): Part {
  if (node.type === 'rule') return rulePart(node);
  if (node.type === 'atrule') return atRulePart(node, keyframes);
  return () => '';
}

function rulePart(rule: Rule): Part {
  const selectors = rule.selectors.map((text) => ({
    text,
    choices: alternatives(text).map(neededMarks),
  }));
  const body = rule.nodes.map(String).join(';');
  return (marks) => {
    const isThere = (name: string) => marks.has(name) || marks.has(name.replace(/=.*/, '=*]'));
    const matching = selectors.filter(({ choices }) =>
      choices.some((needs) => needs.every(isThere)),
    );
    return matching.length > 0 ? `${matching.map(({ text }) => text).join(',')}{${body}}` : '';
  };
}

function atRulePart(rule: AtRule, keyframes: Keyframes[]): Part {
  if (/keyframes$/.test(rule.name)) {
    keyframes.push({ name: rule.params, text: String(rule) });
    return () => '';
  }
  const text = rule.nodes ? String(rule) : `${rule};`;
  if (!rule.nodes || !groupsRules.test(rule.name)) return () => text;
  const write = partsOf(rule, keyframes);
  // Printers and pointers meet the page when it has the whole stylesheet.
  if (rule.name === 'media' && /^(print\b|\(hover)/.test(rule.params)) return () => '';
  return (marks) => {
    const inner = write(marks);
    return inner && `@${rule.name} ${rule.params}{${inner}}`;
  };
}

/** A selector for each alternative in its `:is()`, unless that contains parentheses. */
function alternatives(selector: string): string[] {
  const [before = '', inner] = selector.split(/:is\(([^()]*)\)/, 2);
  if (inner === undefined) return [selector];
  const after = selector.slice(`${before}:is(${inner})`.length);
  return inner.split(',').flatMap((one) => alternatives(`${before}${one.trim()}${after}`));
}

/** A class, a state, or another attribute, which may contain a dot. */
const needed = new RegExp(String.raw`\.([\w-]+)|(\[(?:${states})(?:=[^\]]*)?\])|\[[^\]]*\]`, 'g');

/** Ignores what is in parentheses, as in `:not(.open)`, because the rule can match without it, except for `:has(.open)`. */
function neededMarks(selector: string): string[] {
  let bare = selector
    .replaceAll(/:not\([^()]*\)/g, '')
    .replace(/^([^()]*):has\(([^(),]*)\)/, '$1 $2');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, '');
  }
  return [...bare.matchAll(needed)].flatMap(
    ([, name, state]) => name ?? state?.replaceAll('"', '') ?? [],
  );
}
