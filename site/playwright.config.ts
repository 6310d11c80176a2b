import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { dataDirs } from './e2e/dataDirs.ts';

const port = Number(process.env.E2E_PORT ?? 3100);

/** What an editor writes would change what visitors count, so each has a server with a database of its own. */
const visitor = { port, dataDir: dataDirs.visitor };
const editor = { port: port + 1, dataDir: dataDirs.editor };

const serve = ({ port, dataDir }: typeof visitor) => ({
  command: 'node e2e/serve.ts',
  url: `http://localhost:${port}/readyz`,
  // Tests say which network they are, so that limits of one do not reach another.
  env: { PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '1' },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    // A trace tells more and costs a third of the run: `playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'visitor',
      testIgnore: 'admin.spec.ts',
      use: { baseURL: `http://localhost:${visitor.port}` },
    },
    {
      name: 'editor',
      testMatch: 'admin.spec.ts',
      use: { baseURL: `http://localhost:${editor.port}` },
    },
  ],
  webServer: [visitor, editor].map(serve),
});
