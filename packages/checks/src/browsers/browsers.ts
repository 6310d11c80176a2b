/**
 * Checks the product in the engines of the other supported browsers, and prints one table. Installs what is missing.
 * Fails if one of them finds a defect.
 *
 *     pnpm check browsers [--only components,firefox,webkit]
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '@brand/tasks/build';
import { ensureChromium } from '@brand/tasks/chromium';
import { chosen, runChecks } from '../report.ts';
import { components } from './components.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const checks = chosen([components, firefox, webkit], values.only);

// Playwright's configuration names it, too.
process.env.CHROMIUM_PATH = ensureChromium();
await buildIfStale();
await runChecks(checks);
