import { mediaApart } from '@brand/media/vite';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin, Visitor } from 'vite';

const api = process.env.BLOG_API_URL;

/** Modules that all or nearly all pages load. One chunk for them is 2 KB smaller than two. */
const everyPage =
  /node_modules\/(?:react-dom|react-router)\/|app\/(?:root|shell\/(?:Shell|ErrorPage|structuredData))\.tsx$|app\/shell\/meta\.ts$|ui\/src\/(?:alert|call-to-action|grid|hero|measure-band)\//;
/** Modules that every form needs, including forms that only navigate to another page. */
const fields = /ui\/src\/(?:error-summary|field|select|submit-button|text-field)\//;
const forms = /ui\/src\/(?:checkbox|consent-field|form|progress|text-area)\//;

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    mediaApart(),
    reactRouter(),
    routerWithoutWarnings(),
    radixApart(),
    withoutNames(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  // If the development server discovered these later, it would reload the page.
  optimizeDeps: {
    include: [
      '@brand/ui > @radix-ui/react-accordion',
      '@brand/ui > @radix-ui/react-navigation-menu',
      '@brand/ui > @radix-ui/react-tabs',
      '@brand/ui > embla-carousel-react',
      'lucide',
      '@brand/service > markdown-it',
      'valibot',
    ],
  },
  // With split CSS, the router would list a block's styles before those of the components that it overrides.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            // Modules that many routes share go into one chunk, which compresses better than forty and costs one request.
            // The admin area and the service's validation rules are excluded: most routes load them late, or only after
            // sign-in.
            codeSplitting: {
              groups: [
                { name: 'shell', test: everyPage, priority: 3 },
                {
                  name: 'shared',
                  minShareCount: 16,
                  test: /^(?!.*(?:valibot|packages\/service|app\/admin\/))/,
                  priority: 2,
                },
                { name: 'fields', test: fields, priority: 1 },
                { name: 'forms', test: forms },
              ],
            },
          },
        },
      },
    },
  },
  server: api ? { proxy: { '/api': api, '/uploads': api } } : {},
});

/** The package exports only its development build, whose warnings would be sent to visitors. */
function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, options);
        return (
          found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
        );
      },
    },
  };
}

/**
 * Removes names that only developer tools need: Radix wraps each of its functions in `__name(function …, 'Name')`, and
 * both Radix and the router set `displayName`. The minifier keeps both, and a `displayName` keeps unused components.
 */
function withoutNames(): Plugin {
  return {
    name: 'without-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /@radix-ui|react-router/, code: /__name\(|\.displayName = / },
      handler(code) {
        const cuts: { start: number; end: number }[] = [];
        new Visitor({
          CallExpression({ callee, arguments: [named], end }) {
            if (callee.type !== 'Identifier' || callee.name !== '__name' || !named) return;
            cuts.push({ start: callee.start, end: callee.end }, { start: named.end, end: end - 1 });
          },
          ExpressionStatement({ expression, start, end }) {
            if (expression.type !== 'AssignmentExpression') return;
            const { left } = expression;
            if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
            if (left.property.name === 'displayName') cuts.push({ start, end });
          },
        }).visit(this.parse(code));
        return cuts
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      },
    },
  };
}

/**
 * Some Radix packages have one file with code for the menu of every page and code for accordions or tabs only. The latter
 * get their own copies, so that other pages do not load that code.
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
