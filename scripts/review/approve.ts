import { join } from 'node:path';
import { Baseline } from './baseline.ts';
import { folders } from './folders.ts';
import type { Report, ReviewedStory } from './report.ts';

/**
 * Takes the pictures of a story as right: they replace those of the baseline. The report then says so.
 *
 * @returns the number of pictures that were replaced
 */
export function approve(report: Report, story: ReviewedStory): number {
  const baseline = new Baseline(report.baselineFolder);
  const open = story.views.filter(({ standing }) => standing !== 'unchanged');
  for (const { mode, after } of open)
    baseline.approve(mode, story.id, after && join(folders.page, after));
  if (open.length > 0) story.approved = true;
  return open.length;
}
