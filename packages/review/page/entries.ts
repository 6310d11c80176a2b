import type { Report, ReviewedStory, Standing } from '../src/report.ts';
import type { Address } from './address.ts';

/** The statuses, most urgent first, with their headings. */
export const headings: Record<Standing, string> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  unchanged: 'Unchanged',
};

/** Stories that changed in the same way, decided together; every other story is alone. */
export type Entry = [ReviewedStory, ...ReviewedStory[]];

/** The entries that match the filters, most urgent first. */
export function entriesOf(stories: Report['stories'], filters: Partial<Address>): Entry[] {
  const entries = new Map<string, Entry>();
  for (const story of stories.filter((one) => passes(one, filters))) {
    const key = changeOf(story);
    const alike = entries.get(key);
    if (alike) alike.push(story);
    else entries.set(key, [story]);
  }
  const order = Object.keys(headings);
  return [...entries.values()].sort(
    ([one], [other]) => order.indexOf(one.standing) - order.indexOf(other.standing),
  );
}

/** The first part of a story's title. */
export function groupOf({ title }: ReviewedStory): string {
  return title.split('/')[0] ?? title;
}

/** Whether a story throws or scrolls sideways. */
export function fails({ views }: ReviewedStory): boolean {
  return views.some(({ error, sideways }) => error || sideways);
}

function changeOf(story: ReviewedStory): string {
  if (story.standing !== 'changed' || fails(story)) return story.id;
  return story.views.map(({ mode, standing, change }) => `${mode} ${change ?? standing}`).join();
}

function passes(
  story: ReviewedStory,
  { search = '', show, group, within }: Partial<Address>,
): boolean {
  return (
    `${story.title}/${story.name}`.toLowerCase().includes(search.toLowerCase()) &&
    (!group || groupOf(story) === group) &&
    (!show || (show === 'failing' ? fails(story) : story.standing === show)) &&
    (!within ||
      story.views.some(
        ({ mode, standing, error, sideways }) =>
          mode === within && (standing !== 'unchanged' || error || sideways),
      ))
  );
}
