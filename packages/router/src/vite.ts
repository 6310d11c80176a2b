import type { Plugin } from 'vite';

/** What the build for the browser may assume when it removes unused code. */
export const treeshake = {
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false,
  // Radix names its functions for developer tools: `__name(function …, 'Name')`.
  manualPureFunctions: ['__name'],
} as const;

/** Redirects to the administration, which in development has a server of its own. */
export function adminAt(origin: string | undefined): Plugin {
  return {
    name: 'admin-at',
    apply: () => origin !== undefined,
    configureServer: ({ middlewares }) => {
      middlewares.use('/admin', ({ originalUrl }, answer) => {
        answer.writeHead(302, { Location: `${origin}${originalUrl}` }).end();
      });
    },
  };
}

/**
 * Gives accordions and tabs their own copies of two Radix packages. Each is one file with code for the menu of every page
 * and code for these two only, and a module always goes into one chunk, so every page would load all of it (2.3 KB).
 * https://github.com/radix-ui/primitives/issues/3126 made unused parts removable, but not parts that only other pages use.
 */
export function radixApart(): Plugin {
  return {
    name: 'radix-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^@radix-ui\/react-(?:collection|presence)$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, options);
        const part = /react-(?:accordion|collapsible|tabs)/.exec(importer ?? '');
        return found && part ? { ...found, id: `${found.id}?${part}` } : found;
      },
    },
  };
}
