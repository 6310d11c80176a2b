import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.BLOG_API_URL;

/** What every page loads: in one file it is 2 KB smaller than in two. */
const everyPage =
  /node_modules\/(?:react-dom|react-router)\/|app\/(?:root|shell\/(?:Shell|ErrorPage))\.tsx$/;

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter(), routerWithoutWarnings()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  // Found late, they would make the development server reload the page.
  optimizeDeps: { include: ['lucide', 'markdown-it', 'valibot'] },
  // Split, the router would list the styles of a block before those of the parts it refines.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What many routes share travels in one file: it compresses better than forty, and costs one request. Not so
            // the rules of the service, which most of those that use them fetch late or behind the sign-in.
            codeSplitting: {
              groups: [
                { name: 'shell', test: everyPage, priority: 1 },
                { name: 'shared', minShareCount: 16, test: /^(?!.*(?:valibot|packages\/service))/ },
              ],
            },
          },
        },
      },
    },
  },
  server: api ? { proxy: { '/api': api, '/uploads': api } } : {},
});

/** The package exports its development files alone, which bring their warnings to visitors. */
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
