import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'site', environment: 'node', include: ['app/**/*.test.ts', 'test/**/*.test.ts'] },
});
