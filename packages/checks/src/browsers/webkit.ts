import type { Check } from '../report.ts';
import { ensureWebKit } from './ensureWebKit.ts';
import { walkJourneys } from './webkit/journeys.ts';
import { playStories } from './webkit/stories.ts';

export const webkit: Check = {
  name: 'webkit',
  checked: 'journeys of the site, and stories at 390 and 1440 px',
  async run(findings) {
    ensureWebKit();
    await walkJourneys(findings);
    await playStories(findings);
  },
};
