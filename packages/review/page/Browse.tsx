import { Badge, SearchField, Select, Text } from '@brand/ui';
import { useEffect, useRef } from 'react';
import type { Report } from '../src/report.ts';
import type { Address } from './address.ts';
import { type Entry, fails, groupOf, headings } from './entries.ts';
import * as styles from './page.css.ts';

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
    <Select
      label={label}
      name={name}
      required
      value={address[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
      options={[
        { value: '', label: 'All' },
        ...Array.from(values, (value) => ({ value, label: value })),
      ]}
    />
  );
  return (
    <>
      <SearchField
        action=""
        delay={100}
        placeholder="Component or story"
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <div className={styles.filters}>
        {filter('show', 'Show', [...Object.keys(headings), 'failing'])}
        {filter('group', 'Group', new Set(stories.map(groupOf)))}
        {filter(
          'within',
          'Changed in mode',
          report.modes.map(({ name }) => name),
        )}
      </div>
      <Text size="small" tone="muted" role="status">
        {counts.join(', ')}
      </Text>
      <nav aria-label="Stories found" className={styles.entries}>
        {Object.entries(headings).map(([status, heading]) => {
          const some = entries.filter(([story]) => story.status === status);
          if (some.length === 0) return null;
          return (
            <section key={status} aria-label={heading}>
              <Text as="strong" size="small">
                {heading}, {some.length}
              </Text>
              {some.map((entry) => (
                <EntryButton
                  key={entry[0].id}
                  entry={entry}
                  current={entry === current}
                  onChoose={() => onChange({ story: entry[0].id, mode: '' })}
                />
              ))}
            </section>
          );
        })}
      </nav>
    </>
  );
}

interface EntryButtonProps {
  entry: Entry;
  current: boolean;
  onChoose: () => void;
}

function EntryButton({ entry, current, onChoose }: EntryButtonProps) {
  const [story, ...alike] = entry;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <button
      type="button"
      className={styles.entry}
      aria-current={current}
      ref={button}
      onClick={onChoose}
    >
      <span>
        {story.title}/{story.name}
        {alike.length > 0 && ` and ${alike.length} with the same change`}
      </span>
      {story.approved && <Badge tone="popular">approved</Badge>}
      {story.rejected && <Badge>rejected</Badge>}
      {fails(story) && <Badge>fails</Badge>}
    </button>
  );
}
