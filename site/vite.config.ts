import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin, Visitor } from 'vite';

const api = process.env.BLOG_API_URL;

/** What every page loads, or nearly every one: in one file it is 2 KB smaller than in two. */
const everyPage =
  /node_modules\/(?:react-dom|react-router)\/|app\/(?:root|shell\/(?:Shell|ErrorPage|structuredData))\.tsx$|app\/shell\/meta\.ts$|ui\/src\/(?:alert|call-to-action|grid|hero|measure-band)\//;
/** What a form has that leads to another page by its address, too. */
const fields = /ui\/src\/(?:error-summary|field|select|submit-button|text-field)\//;
const forms = /ui\/src\/(?:checkbox|consent-field|form|progress|text-area)\//;

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    reactRouter(),
    routerWithoutWarnings(),
    radixApart(),
    withoutNames(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  // Discovered late, they would make the development server reload the page.
  optimizeDeps: {
    include: [
      '@brand/ui > @radix-ui/react-accordion',
      '@brand/ui > @radix-ui/react-navigation-menu',
      '@brand/ui > @radix-ui/react-tabs',
      '@brand/ui > embla-carousel-react',
      'lucide',
      'markdown-it',
      'valibot',
    ],
  },
  // Split, the router would list the styles of a block before those of the parts it refines.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            // What many routes share travels in one file: it compresses better than forty, and costs one request. Not so
            // the administration and the rules of the service, which most of those that use them fetch late or behind the
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

/** The package exports only its development files, which would send their warnings to visitors. */
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
 * Names for developer tools: Radix publishes `__name(function …, 'Name')` around each of its functions, and it and the
 * router set `displayName`. Minification keeps both, and with a `displayName` also components that nobody uses.
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
 * Some packages of Radix hold in one file what the menu of every page needs and what only accordions or tabs need. These
 * get copies of their own, so that other pages do without.
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
