import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'tasks',
    environment: 'node',
    include: ['{src,test}/**/*.test.ts'],
    // Most start programs.
    testTimeout: 20_000,
  },
});
