import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { exportsOf } from './surface-exports.ts';

const root = join(import.meta.dirname, '..');

/** Returns the declaration of every type that the package exports, by name. */
export function describeTypes(): Record<string, string> {
  // Runs the compiler in a separate process, which `close` ends.
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.build.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript does not open ${config}.`);
    return Object.fromEntries(
      exportsOf(project, join(root, 'src/index.ts'))
        .filter(({ text }) => /^(interface|type) /.test(text))
        .map(({ name, text }) => {
          const [first = '', ...members] = text.split('\n');
          // The members of an alias only repeat what it refers to.
          const isAlias = first.startsWith('type');
          return [
            name,
            isAlias ? [first, ...members.map((one) => `  // ${one.trim()}`)].join('\n') : text,
          ];
        }),
    );
  } finally {
    api.close();
  }
}

/** The types that a text names, and those that they name in turn, without props of components. */
export function typesIn(text: string, all: Readonly<Record<string, string>>): string[] {
  const found = new Set<string>();
  const visit = (part: string) => {
    for (const [name] of part.matchAll(/\b[A-Z]\w*\b/g)) {
      const declaration = all[name];
      if (declaration === undefined || name.endsWith('Props') || found.has(name)) continue;
      found.add(name);
      visit(declaration);
    }
  };
  visit(text);
  return [...found].sort();
}
