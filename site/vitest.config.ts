import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'site',
    environment: 'node',
    include: ['app/**/*.test.ts', 'test/**/*.test.ts', 'test/**/*.test.tsx'],
    testTimeout: 20_000,
  },
});
