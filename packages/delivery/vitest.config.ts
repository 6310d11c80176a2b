import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'delivery', environment: 'node', include: ['{src,test}/**/*.test.ts'] },
});
