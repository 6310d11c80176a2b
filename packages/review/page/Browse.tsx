import type { Report } from '../src/report.ts';
import type { Address } from './address.ts';
import { type Entry, fails, groupOf, headings } from './entries.ts';

interface BrowseProps {
  report: Report;
  entries: readonly Entry[];
  current: Entry | undefined;
  address: Partial<Address>;
  onChange: (changes: Partial<Address>) => void;
}

/** The filters, and the stories that match. */
export function Browse({ report, entries, current, address, onChange }: BrowseProps) {
  const { stories } = report;
  const counts = Object.keys(headings).map(
    (status) => `${stories.filter((story) => story.status === status).length} ${status}`,
  );
  const filter = (name: 'show' | 'group' | 'within', label: string, values: Iterable<string>) => (
    <label>
      {label}
      <select
        value={address[name] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value })}
      >
        <option value="">All</option>
        {Array.from(values, (value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <search>
        <label>
          Component or story
          <input
            type="search"
            value={address.search ?? ''}
            onChange={({ target }) => onChange({ search: target.value })}
          />
        </label>
        {filter('show', 'Show', [...Object.keys(headings), 'failing'])}
        {filter('group', 'Group', new Set(stories.map(groupOf)))}
        {filter(
          'within',
          'Changed in mode',
          report.modes.map(({ name }) => name),
        )}
      </search>
      <p role="status">{counts.join(', ')}</p>
      <nav aria-label="Stories found">
        {Object.entries(headings).map(([status, heading]) => {
          const some = entries.filter(([story]) => story.status === status);
          if (some.length === 0) return null;
          return (
            <section key={status} aria-label={heading}>
              <strong>
                {heading}, {some.length}
              </strong>
              {some.map((entry) => {
                const [story, ...alike] = entry;
                return (
                  <button
                    key={story.id}
                    type="button"
                    aria-current={entry === current}
                    onClick={() => onChange({ story: story.id, mode: '' })}
                  >
                    {story.title}/{story.name}
                    {alike.length > 0 && ` and ${alike.length} with the same change`}
                    {[
                      story.approved && 'approved',
                      story.rejected && 'rejected',
                      fails(story) && 'fails',
                    ]
                      .filter(Boolean)
                      .map((note) => ` (${note})`)}
                  </button>
                );
              })}
            </section>
          );
        })}
      </nav>
    </>
  );
}
