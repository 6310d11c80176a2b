import { defineProject } from 'vitest/config';

export default defineProject({
  // It uses TypeScript's own API, which version 7 does not have.
  resolve: { alias: { typescript: 'typescript5' } },
  test: {
    server: { deps: { inline: ['openapi-typescript'] } },
    name: 'service',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // The tests share no state, so one worker may run many files.
    isolate: false,
    globalSetup: ['test/support/postgres-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
