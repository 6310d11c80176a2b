import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const api = process.env.BLOG_API_URL;

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  // Found late, they would make the development server reload the page.
  optimizeDeps: { include: ['lucide-react', 'markdown-it', 'valibot'] },
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
                { name: 'shell', test: /app\/shell\/(Shell|ErrorPage)\.tsx$/, priority: 1 },
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
