import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArguments, chromiumPath } from '@brand/tasks/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';

const root = import.meta.dirname;
const ui = join(root, 'packages/ui');

/** Longer than Vitest's default, because some code waits up to two seconds for the browser to become idle. */
const patience = { poll: { timeout: 5000 } };

/** Vitest mutates this object, so every project gets its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

const resolve = { conditions: ['source', 'module', 'browser', 'development|production'] };

/**
 * Bundled before the first test: when Vite discovers a dependency later, it reloads the page in the middle of a test,
 * with two copies of React.
 */
const bundledFirst = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@storybook/react-vite',
  'storybook/test',
];

/** Dependencies of @brand/ui, bundled first for the same reason. */
const ofUi = Object.keys(
  JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')).dependencies as object,
);

/** Tests of @brand/ui in a browser. */
export const uiTests = (
  name: string,
  browser: BrowserConfigOptions,
  {
    include = ['src/**/*.test.tsx', 'test/browser/**/*.test.tsx'],
    setupFiles = [] as readonly string[],
    isolate = true,
  } = {},
): UserWorkspaceConfig => ({
  root: ui,
  plugins: [vanillaExtractPlugin()],
  resolve,
  optimizeDeps: {
    include: [...bundledFirst, ...ofUi, 'vitest-browser-react'],
  },
  test: {
    name,
    include,
    isolate,
    setupFiles: [
      'test/setup.ts',
      'test/viewport.setup.ts',
      'test/samePage.setup.ts',
      ...setupFiles,
    ],
    expect: patience,
    browser,
  },
});

/** Every Vitest project of the workspace: `vitest --config vitest.workspace.ts [--project name]`. */
export default defineConfig({
  test: {
    projects: [
      uiTests('ui', browser(), { isolate: false }),
      {
        root: ui,
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: ['source'] },
        ssr: { resolve: { conditions: ['source'] } },
        test: {
          name: 'ui-node',
          environment: 'node',
          include: ['test/node/**/*.test.ts', 'test/node/**/*.test.tsx'],
          testTimeout: 20_000,
        },
      },
      {
        root,
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        optimizeDeps: {
          include: [...bundledFirst, ...ofUi.map((name) => `@brand/ui > ${name}`)],
        },
        test: {
          name: 'stories',
          isolate: false,
          setupFiles: ['packages/ui/test/setup.ts', 'packages/ui/test/stories.setup.ts'],
          expect: patience,
          browser: browser(),
        },
      },
      'packages/service/vitest.config.ts',
      'packages/admin/vitest.config.ts',
      'packages/catalogue/vitest.config.ts',
      'packages/media/vitest.config.ts',
      'packages/review/vitest.config.ts',
      'packages/checks/vitest.config.ts',
      'packages/delivery/vitest.config.ts',
      'packages/tasks/vitest.config.ts',
      'site/vitest.config.ts',
    ],
  },
});
