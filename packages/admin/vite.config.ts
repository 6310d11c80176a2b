import { radixApart, treeshake } from '@brand/router/vite';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const api = process.env.BLOG_API_URL;

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter(), radixApart()],
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
      'qr',
      'react-dom/client',
      'react-router/dom',
      'valibot',
    ],
  },
  // Beside `/assets`, the files of the public site at the same origin.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, assetsDir: 'admin-assets' },
  environments: {
    client: {
      build: {
        // Minification removes the licences from the scripts.
        license: { fileName: 'admin-assets/licences.txt' },
        rolldownOptions: {
          treeshake,
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shell',
                  test: /node_modules\/(?:react-dom|react-router)\/|src\/root\.tsx$/,
                  priority: 1,
                },
                { name: 'shared', minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
  server: api ? { proxy: { '/api': api, '/uploads': api } } : {},
});
