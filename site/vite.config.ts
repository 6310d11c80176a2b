import { mediaApart } from '@brand/media/vite';
import { adminAt, radixApart, treeshake } from '@brand/router/vite';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const { ADMIN_URL, BLOG_API_URL: api } = process.env;

/** Modules that all or nearly all pages load. One chunk for them is 2 KB smaller than two. */
const everyPage =
  /node_modules\/(?:react-dom|react-router)\/|app\/(?:root|shell\/(?:Shell|ErrorPage|StructuredData))\.tsx$|app\/shell\/meta\.ts$|ui\/src\/(?:alert|call-to-action|grid|hero|measure-band)\//;
/** Modules that every form needs, including forms that only navigate to another page. */
const fields = /ui\/src\/(?:error-summary|field|select|submit-button|text-field)\//;
const forms = /ui\/src\/(?:checkbox|consent-field|form|progress|text-area)\//;

export default defineConfig({
  plugins: [vanillaExtractPlugin(), mediaApart(), adminAt(ADMIN_URL), reactRouter(), radixApart()],
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
        // Minification removes the licences from the scripts.
        license: { fileName: 'licences.txt' },
        rolldownOptions: {
          treeshake,
          output: {
            // One chunk of what many routes share compresses best. Most routes load the service's rules late.
            codeSplitting: {
              groups: [
                { name: 'shell', test: everyPage, priority: 3 },
                {
                  name: 'shared',
                  minShareCount: 16,
                  test: /^(?!.*(?:valibot|packages\/service))/,
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
