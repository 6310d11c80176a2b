import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, PluginOption, UserConfig } from 'vite';

/** A chunk that several routes share. */
interface ChunkGroup {
  name: string;
  test?: RegExp;
  minShareCount?: number;
  priority?: number;
}

interface ApplicationOptions {
  /** Before those of every application. */
  plugins?: readonly PluginOption[];
  /** Dependencies that only this application has. */
  include?: readonly string[];
  /** Folder of its files, so that several applications can share an origin. */
  assetsDir: string;
  /** File of the licences, which minification removes from the scripts. */
  licences: string;
  groups: ChunkGroup[];
}

/** Vite's configuration of an application. In development, the service is at `BLOG_API_URL`. */
export function application(options: ApplicationOptions): UserConfig {
  const api = process.env.BLOG_API_URL;
  return {
    // `dev` runs several programs in one terminal.
    clearScreen: false,
    plugins: [vanillaExtractPlugin(), ...(options.plugins ?? []), reactRouter(), radixApart()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
    // If the development server discovered these later, it would reload the page.
    optimizeDeps: {
      include: [
        '@brand/ui > @radix-ui/react-accordion',
        '@brand/ui > @radix-ui/react-navigation-menu',
        '@brand/ui > @radix-ui/react-tabs',
        '@brand/ui > embla-carousel-react',
        '@brand/service > markdown-it',
        'lucide',
        'valibot',
        ...(options.include ?? []),
      ],
    },
    // With split CSS, the router would list a block's styles before those of the components that it overrides.
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      assetsDir: options.assetsDir,
      // For browser and server, so that both give a font or picture the same address.
      rolldownOptions: {
        output: { hashCharacters: 'hex' },
        // A report on the tools for those who write them.
        checks: { bundlerTimings: false },
      },
    },
    environments: {
      client: {
        build: {
          license: { fileName: options.licences },
          // By its former name, by which the router asks whether scripts have names of their own.
          rollupOptions: {
            treeshake,
            output: {
              codeSplitting: { groups: options.groups },
              entryFileNames: scriptName(options.assetsDir),
              chunkFileNames: scriptName(options.assetsDir),
            },
          },
        },
      },
    },
    server: api ? { proxy: { '/api': api, '/uploads': api } } : {},
  };
}

/**
 * Names scripts by their content only. Content blockers match addresses: they stop any script called `newsletter` or
 * `share`, on every site.
 */
function scriptName(folder: string) {
  return ({ name }: { name: string }) =>
    `${folder}/${name === 'entry.client' ? `${name}-` : ''}[hash:12].js`;
}

/** What the build for the browser may assume when it removes unused code. */
const treeshake = {
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
function radixApart(): Plugin {
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
