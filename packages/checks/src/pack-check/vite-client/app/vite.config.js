import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  build: {
    rolldownOptions: {
      input: ['index', 'button', 'parts', 'whole', 'german'].map((page) => `${page}.html`),
    },
  },
});
