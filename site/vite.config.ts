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
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: api ? { proxy: { '/api': api, '/uploads': api } } : {},
});
