import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { uiTests } from '../../vitest.workspace.ts';
import { firefox } from './src/browsers/firefox/provider.ts';
import { webkitgtk } from './src/browsers/webkit/provider.ts';

const viewport = { width: 1280, height: 800 };
/** Only Chromium's tools emulate the safe area and dark mode. */
const include = ['test/browser/**/!(safeArea|grounds).test.tsx'];

/** Tests of layers, forms, keys and focus in the engines of the other supported browsers. */
export default defineConfig({
  test: {
    projects: [
      uiTests(
        'ui-firefox',
        {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: firefox(),
          instances: [{ browser: 'firefox', viewport }],
        },
        {
          include,
          setupFiles: [join(import.meta.dirname, 'src/browsers/firefox/returnFocus.ts')],
        },
      ),
      uiTests(
        'ui-webkit',
        {
          enabled: true,
          // It would show the page of the test scaled down.
          ui: false,
          screenshotFailures: false,
          provider: webkitgtk(),
          instances: [{ browser: 'webkit', viewport }],
        },
        { include },
      ),
    ],
  },
});
