import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './KeyList.css.ts';

/** What a key does. */
export interface KeyListEntry {
  /** As it is printed on the key. */
  key: string;
  /** What it does, for example `Approve`. */
  name: string;
}

export interface KeyListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  entries: readonly KeyListEntry[];
}

/** The keys of a page, in sight of those who use them. Hidden where there is no keyboard. Renders `<dl>`. */
export function KeyList({ entries, className, ...props }: KeyListProps) {
  return (
    <dl {...props} className={cx(styles.root, className)}>
      {entries.map(({ key, name }) => (
        <div key={key} className={styles.entry}>
          <dt>
            <kbd className={styles.key}>{key}</kbd>
          </dt>
          <dd className={styles.name}>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
