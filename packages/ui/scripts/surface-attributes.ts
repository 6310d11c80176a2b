import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Expression,
  isCallExpression,
  isJsxAttribute,
  isJsxExpression,
  isStringLiteral,
  type JsxAttribute,
  type Node,
} from 'typescript/unstable/ast';
import { NodeBuilderFlags, type Project } from 'typescript/unstable/sync';

const guides = join(import.meta.dirname, '../docs');

/** The data attributes that components render, with their values. Those that a docs page mentions are public. */
export function dataAttributes(project: Project, folder: string): string[] {
  const files = readdirSync(folder);
  const docs = [folder, guides].map(pagesIn).join('\n');
  const values = new Map<string, Set<string>>();
  for (const name of files.filter((file) => /^[A-Z]\w+\.tsx$/.test(file))) {
    const module = project.program.getSourceFile(join(folder, name));
    if (module) visit(module);
  }
  const lines = [...values]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, kinds]) => {
      const documented = docs.includes(name) ? '' : ' (not documented, may change)';
      return `- \`${name}\`: ${[...kinds].sort().join(', ')}${documented}`;
    });
  return lines.length > 0 ? [lines.join('\n')] : [];

  function visit(node: Node) {
    if (isJsxAttribute(node)) {
      const name = project.emitter.printNode(node.name);
      if (name.startsWith('data-')) add(name, valueIn(node));
    }
    if (isCallExpression(node) && project.emitter.printNode(node.expression) === 'useRootState') {
      const [name, state] = node.arguments;
      if (name && isStringLiteral(name)) add(attributeOf(name.text), typeOf(state));
    }
    node.forEachChild(visit);
  }

  function add(name: string, value: string) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }

  function valueIn({ initializer }: JsxAttribute): string {
    if (!initializer) return 'present';
    if (isStringLiteral(initializer))
      return initializer.text ? `\`${initializer.text}\`` : 'present';
    return typeOf(isJsxExpression(initializer) ? initializer.expression : undefined);
  }

  function typeOf(expression: Expression | undefined): string {
    const type = expression && project.checker.getTypeAtLocation(expression);
    // The attribute is absent if the value is undefined.
    const value = type && project.checker.getNonNullableType(type);
    if (!value) return 'any';
    const flags =
      NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
    const text = project.checker.typeToString(value, undefined, flags);
    return text === "''" ? 'present' : `\`${text}\``;
  }
}

/** Converts `sectionNav` to `data-section-nav`. */
function attributeOf(name: string): string {
  return `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Text of the docs pages in a folder. */
function pagesIn(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
