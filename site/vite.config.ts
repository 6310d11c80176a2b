import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin, Visitor } from 'vite';

const api = process.env.BLOG_API_URL;

/** Modules that nearly every page loads. One chunk is 2 KB smaller than two. */
const everyPage =
  /node_modules\/(?:react-dom|react-router)\/|app\/(?:root|shell\/(?:Shell|ErrorPage|structuredData))\.tsx$|app\/shell\/meta\.ts$|ui\/src\/(?:alert|call-to-action|grid|hero|measure-band)\//;
/** Fields that GET forms use as well. */
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
  // If these were discovered late, the development server would reload the page.
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
  // With split CSS, the router would load the styles of a block before those of the parts that it overrides.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            // Modules of many routes are in one chunk, which compresses better and needs one request. The
            // administration and the validation schemas are not, because most pages that use them load them late or
            // behind the sign-in.
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

/** The package exports only its development files, which would log warnings in production. */
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
 * Removes names for developer tools: Radix wraps its functions in `__name(function …, 'Name')`, and Radix and the
 * router set `displayName`. Minification keeps both, and a `displayName` also keeps unused components.
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
 * Some Radix packages are shared by the menu of every page and by accordions or tabs. The latter get their own copies,
 * so that other pages do not load code that only accordions and tabs need.
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
