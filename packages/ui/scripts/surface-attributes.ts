import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isJsxAttribute,
  isJsxExpression,
  isStringLiteral,
  type JsxAttribute,
  type Node,
} from 'typescript/unstable/ast';
import { NodeBuilderFlags, type Project } from 'typescript/unstable/sync';

const guides = join(import.meta.dirname, '../docs');

/**
 * Data attributes that the components of a folder render, a line each with their values. Those that a docs page names
 * are public; by the others the components find their own parts.
 */
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
      if (name.startsWith('data-')) {
        const kinds = values.get(name) ?? new Set();
        values.set(name, kinds.add(valueIn(node)));
      }
    }
    node.forEachChild(visit);
  }

  function valueIn({ initializer }: JsxAttribute): string {
    if (!initializer) return 'present';
    if (isStringLiteral(initializer))
      return initializer.text ? `\`${initializer.text}\`` : 'present';
    const expression = isJsxExpression(initializer) ? initializer.expression : undefined;
    const type = expression && project.checker.getTypeAtLocation(expression);
    // Where it is undefined the attribute is absent.
    const value = type && project.checker.getNonNullableType(type);
    if (!value) return 'any';
    const flags =
      NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
    const text = project.checker.typeToString(value, undefined, flags);
    return text === "''" ? 'present' : `\`${text}\``;
  }
}

/** Text of the docs pages in a folder. */
function pagesIn(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
