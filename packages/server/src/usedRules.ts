import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** Returns the rules of a stylesheet that a page with these classes can use. */
export type UsedRules = (classes: ReadonlySet<string>) => string;

/** Writes a part of a stylesheet, or nothing when no element of the page can match it. */
type Part = (classes: ReadonlySet<string>) => string;

interface Keyframes {
  name: string;
  text: string;
}

/**
 * Parses a stylesheet once, so that its rules can be selected for many pages. A rule is left out when it needs a class
 * that no element has. Rules by state, attribute or element are kept, because those can change at run time.
 */
export function usedRules(css: string): UsedRules {
  const keyframes: Keyframes[] = [];
  const write = partsOf(postcss.parse(css), keyframes);
  return (classes) => {
    const rules = write(classes);
    const moving = keyframes.filter(({ name }) => rules.includes(name));
    return rules + moving.map(({ text }) => text).join('');
  };
}

const groupsRules = /^(layer|media|supports|container|scope|starting-style)$/;

function partsOf(container: Container, keyframes: Keyframes[]): Part {
  const parts = (container.nodes ?? []).map((node) => partOf(node as ChildNode, keyframes));
  return (classes) => parts.map((part) => part(classes)).join('');
}

function partOf(node: ChildNode, keyframes: Keyframes[]): Part {
  if (node.type === 'rule') return rulePart(node);
  if (node.type === 'atrule') return atRulePart(node, keyframes);
  return () => '';
}

function rulePart(rule: Rule): Part {
  const selectors = rule.selectors.map((text) => ({ text, needs: neededClasses(text) }));
  const body = rule.nodes.map(String).join(';');
  return (classes) => {
    const matching = selectors.filter(({ needs }) => needs.every((name) => classes.has(name)));
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
  return (classes) => {
    const inner = write(classes);
    return inner && `@${rule.name} ${rule.params}{${inner}}`;
  };
}

/** Ignores classes in parentheses, as in `:not(.open)`, because the rule can match without them. */
function neededClasses(selector: string): string[] {
  let bare = selector;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
