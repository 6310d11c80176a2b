import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { freePort } from '../scripts/freePort.ts';
import { dataDirs } from './e2e/dataDirs.ts';

// The configuration is read first; workers inherit the ports that it has found.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_EDITOR_PORT ??= String(await freePort());

/** What an editor writes would change what visitors count, so each has a server with a database of its own. */
const visitor = { port: Number(process.env.E2E_PORT), dataDir: dataDirs.visitor, env: {} };
const editorPort = Number(process.env.E2E_EDITOR_PORT);
const editor = {
  port: editorPort,
  dataDir: dataDirs.editor,
  // No mail server answers there, so that mails wait in the outbox with a reason.
  env: {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.org',
    ENQUIRIES_TO: 'sales@example.org',
    PUBLIC_URL: `http://localhost:${editorPort}`,
  },
};

/** Tests that write as editors do. */
const editorTests = ['admin.spec.ts', 'editor.spec.ts', 'roles.spec.ts', 'tls.spec.ts'];

const serve = ({ port, dataDir, env }: typeof visitor | typeof editor) => ({
  command: 'node e2e/serve.ts',
  url: `http://localhost:${port}/readyz`,
  // Most tests come from one network and together send more enquiries than it may; others say which network they are.
  env: {
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ENQUIRY_LIMIT: '100/m',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
      testIgnore: editorTests,
      use: { baseURL: `http://localhost:${visitor.port}` },
    },
    {
      name: 'editor',
      testMatch: editorTests,
      use: { baseURL: `http://localhost:${editor.port}` },
    },
  ],
  webServer: [visitor, editor].map(serve),
});
