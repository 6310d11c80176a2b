import type { Report, ReviewedStory, StoryStatus } from '../src/report.ts';
import type { Address } from './address.ts';

export const headings: Record<StoryStatus, string> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  unchanged: 'Unchanged',
};

/** Stories that changed in the same way and are decided together. The first shows all of the changes. */
export type Entry = [ReviewedStory, ...ReviewedStory[]];

/** The entries that match the filters, most urgent first. */
export function entriesOf(stories: Report['stories'], filters: Partial<Address>): Entry[] {
  const found = stories
    .filter((story) => passes(story, filters))
    .map((story, place) => ({ story, place, changes: changesOf(story) }));
  const entries: { place: number; changes: Set<string>; entry: Entry }[] = [];
  // Stories with the most changes come first, so that others can join them.
  for (const { story, place, changes } of found.toSorted(
    (one, other) => other.changes.size - one.changes.size,
  )) {
    const alike = entries.find((one) => [...changes].every((change) => one.changes.has(change)));
    if (alike) alike.entry.push(story);
    else entries.push({ place, changes, entry: [story] });
  }
  const order = Object.keys(headings);
  const urgency = ([{ status }]: Entry) => order.indexOf(status);
  return entries
    .sort((one, other) => urgency(one.entry) - urgency(other.entry) || one.place - other.place)
    .map(({ entry }) => entry);
}

/** The first part of a story's title. */
export function groupOf({ title }: ReviewedStory): string {
  return title.split('/')[0] ?? title;
}

/** Whether a story throws or scrolls sideways. */
export function fails({ views }: ReviewedStory): boolean {
  return views.some(({ error, sideways }) => error || sideways);
}

/** Digests of the changes of a story, regardless of their modes. */
function changesOf(story: ReviewedStory): Set<string> {
  if (story.status !== 'changed' || fails(story)) return new Set([story.id]);
  const seen = story.views.filter(({ status }) => status !== 'unchanged');
  return new Set(seen.map(({ status, change }) => change ?? status));
}

function passes(
  story: ReviewedStory,
  { search = '', show, group, within }: Partial<Address>,
): boolean {
  return (
    `${story.title}/${story.name}`.toLowerCase().includes(search.toLowerCase()) &&
    (!group || groupOf(story) === group) &&
    (!show || (show === 'failing' ? fails(story) : story.status === show)) &&
    (!within ||
      story.views.some(
        ({ mode, status, error, sideways }) =>
          mode === within && (status !== 'unchanged' || error || sideways),
      ))
  );
}
