import { chromiumArguments, chromiumPath } from '@brand/tasks/chromium';
import { defineConfig, devices, firefox, type Project } from '@playwright/test';
import { dataDirs } from './e2e/dataDirs.ts';
import { findFirefox } from './src/browsers/ensureFirefox.ts';
import { freePort } from './src/freePort.ts';

// The configuration is loaded first, so workers inherit its ports.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_EDITOR_PORT ??= String(await freePort());

/** Editors change what visitor tests count, so each project has its own server and database. */
const visitor = { port: Number(process.env.E2E_PORT), dataDir: dataDirs.visitor, env: {} };
const editorPort = Number(process.env.E2E_EDITOR_PORT);
const editor = {
  port: editorPort,
  dataDir: dataDirs.editor,
  // There is no mail server at this port, so mails wait in the outbox with an error.
  env: {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.org',
    ENQUIRIES_TO: 'sales@example.org',
    PUBLIC_URL: `http://localhost:${editorPort}`,
  },
};

/** Tests that change content. */
const editorTests = [
  'admin.spec.ts',
  'day.spec.ts',
  'editor.spec.ts',
  'roles.spec.ts',
  'tls.spec.ts',
];

const serve = ({ port, dataDir, env }: typeof visitor | typeof editor) => ({
  command: 'node e2e/serve.ts',
  url: `http://localhost:${port}/readyz`,
  // Most tests share one network and would exceed its limit of enquiries. The others set `X-Forwarded-For`.
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

/** Options of each engine, by the end of its projects' names. */
const engines: Record<string, Project['use']> = {
  '': {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  '-firefox': {
    ...devices['Desktop Firefox'],
    // Every Firefox speaks WebDriver BiDi; Playwright drives its own build by another protocol.
    channel: findFirefox() === firefox.executablePath() ? undefined : 'moz-firefox',
    launchOptions: {
      executablePath: findFirefox(),
      firefoxUserPrefs: {
        // For the proxy that disables scripts.
        'network.proxy.allow_hijacking_localhost': true,
        // A mouse, which has a fine pointer (2) that can hover (4).
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // After Back, the driver would wait in vain for the load of a page of the bfcache.
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
  },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  use: {
    // Traces slow the run by a third. Use `playwright test --trace on` when you need one.
    screenshot: 'only-on-failure',
  },
  projects: Object.entries(engines).flatMap(([suffix, engine]) => {
    const use = { ...engine, viewport: { width: 1440, height: 900 } };
    // Firefox's driver sometimes misses the end of a navigation.
    const retries = suffix ? 2 : 0;
    return [
      {
        name: `visitor${suffix}`,
        retries,
        // No browser takes part in the crawl.
        testIgnore: suffix ? [...editorTests, 'crawl.spec.ts'] : editorTests,
        use: { ...use, baseURL: `http://localhost:${visitor.port}` },
      },
      {
        name: `editor${suffix}`,
        retries,
        testMatch: editorTests,
        use: { ...use, baseURL: `http://localhost:${editor.port}` },
      },
    ];
  }),
  webServer: [visitor, editor].map(serve),
});
