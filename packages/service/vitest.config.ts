import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
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
