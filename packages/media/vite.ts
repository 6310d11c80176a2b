import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const list = join(import.meta.dirname, 'media.generated.ts');

/** Splits the list of media into a module per constant: a module goes into one chunk, which every page would load. */
export function mediaApart(): Plugin {
  return {
    name: 'media-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/media\.generated\.ts(\?\w+)?$/ },
      handler(id) {
        const [, only] = id.split('?');
        const constants = new Map(
          readFileSync(list, 'utf8')
            .split(/\n(?=export const )/)
            .slice(1)
            .map((text) => [/^export const (\w+)/.exec(text)?.[1] ?? '', text]),
        );
        const own = only && (constants.get(only) ?? '');
        const others = [...constants.keys()].filter((name) => name !== only);
        const code = own
          ? others
              .filter((name) => new RegExp(`: ${name}\\b`).test(own))
              .map((name) => `import { ${name} } from '${list}?${name}';\n`)
              .join('') + own
          : others.map((name) => `export { ${name} } from '${list}?${name}';\n`).join('');
        return { code, moduleSideEffects: false };
      },
    },
  };
}
