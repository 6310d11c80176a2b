import { join } from 'node:path';
import { Baseline } from './baseline.ts';
import { folders } from './folders.ts';
import type { Decision, Report, ReviewedStory } from './report.ts';

/**
 * Approves or rejects stories, and updates the report. Approved screenshots replace those of the baseline.
 *
 * @returns the stories that were still undecided, or undefined if the report contains none of the stories
 */
export function decide(
  report: Report,
  { stories, approved, rejected }: Decision,
): ReviewedStory[] | undefined {
  const named = report.stories.filter(({ id }) => stories.includes(id));
  if (named.length === 0) return undefined;
  const open = named.filter((story) => story.status !== 'unchanged' && !story.approved);
  for (const story of open) {
    if (approved) approve(report, story);
    else story.rejected = rejected;
  }
  return open;
}

function approve(report: Report, story: ReviewedStory) {
  const baseline = new Baseline(report.baselineFolder);
  for (const { mode, status, after } of story.views)
    if (status !== 'unchanged')
      baseline.approve(mode, story.id, after && join(folders.page, after));
  story.approved = true;
  delete story.rejected;
}
