import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3100);

// Workers read this file again: they inherit the folder that the first reading has made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'e2e-'));

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
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/readyz`,
    // Tests say which network they are, so that limits of one do not reach another.
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, TRUST_PROXY: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
});
