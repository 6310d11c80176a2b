import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** Returns the rules of a stylesheet that a page with these marks can use. */
export type UsedRules = (marks: ReadonlySet<string>) => string;

/** Writes a part of a stylesheet, or nothing when no element of the page can match it. */
type Part = (marks: ReadonlySet<string>) => string;

/** Attributes that components change after hydration, when all rules are there; before, only early scripts do. */
const states = String.raw`(?:data|aria)-[\w-]+|dir`;
const isState = new RegExp(`^(?:${states})$`);

/** What rules can require of an element: its classes, and states such as `[data-state=open]`. */
export function marksOf({ class: classes = '', ...attributes }: Record<string, string>): string[] {
  const found = Object.entries(attributes).filter(([name]) => isState.test(name));
  return [
    ...classes.split(/\s+/),
    ...found.flatMap(([name, value]) => [`[${name}]`, `[${name}=${value}]`]),
  ];
}

/** States that the early scripts of a page set, such as `dataset.splash="seen"`. */
export function earlyMarks(html: string): string[] {
  return [...html.matchAll(/\.dataset\.(\w+)="(\w+)"/g)].flatMap(([, name, value]) => [
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
 * or a state that no element has. Rules by pseudo-class, other attribute or element are kept, because browsers and early
 * scripts change those.
 */
export function usedRules(css: string): UsedRules {
  const keyframes: Keyframes[] = [];
  const write = partsOf(postcss.parse(css), keyframes);
  return (marks) => {
    const rules = write(marks);
    const moving = keyframes.filter(({ name }) => rules.includes(name));
    return rules + moving.map(({ text }) => text).join('');
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
  const selectors = rule.selectors.map((text) => ({ text, needs: neededMarks(text) }));
  const body = rule.nodes.map(String).join(';');
  return (marks) => {
    const matching = selectors.filter(({ needs }) => needs.every((name) => marks.has(name)));
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
  return (marks) => {
    const inner = write(marks);
    return inner && `@${rule.name} ${rule.params}{${inner}}`;
  };
}

/** A class, a state, or another attribute, which may contain a dot. */
const needed = new RegExp(String.raw`\.([\w-]+)|(\[(?:${states})(?:=[^\]]*)?\])|\[[^\]]*\]`, 'g');

/** Ignores what is in parentheses, as in `:not(.open)`, because the rule can match without it, except for `:has(.open)`. */
function neededMarks(selector: string): string[] {
  let bare = selector
    .replace(/:root\[[^\]]*\]/g, '')
    .replace(/^([^()]*):has\(([^(),]*)\)/, '$1 $2');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, '');
  }
  return [...bare.matchAll(needed)].flatMap(
    ([, name, state]) => name ?? state?.replaceAll('"', '') ?? [],
  );
}
