import { defectLines, Findings } from '../attack/report.ts';
import type { Engine } from './engine.ts';
import { ensureWebKit } from './ensureWebKit.ts';
import { walkJourneys } from './webkit/journeys.ts';
import { playStories } from './webkit/stories.ts';

export const webkit: Engine = {
  name: 'webkit',
  checked: 'journeys of the site, and stories at 390 and 1440 px',
  async run() {
    ensureWebKit();
    const findings = new Findings();
    await walkJourneys(findings);
    await playStories(findings);
    console.log(`${findings.rounds} journeys and stories ended in WebKit.`);
    if (findings.defects.length > 0)
      throw new Error(['', ...defectLines('webkit', findings)].join('\n'));
  },
};
