import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './KeyList.css.ts';

/** A keyboard shortcut. */
export interface KeyListItem {
  /** Label of the key. */
  key: string;
  /** Its action, for example `Approve`. */
  name: string;
}

export interface KeyListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Keys and their actions. */
  items: readonly KeyListItem[];
}

/** The keyboard shortcuts of a page. Hidden on touch-only devices. Renders `<dl>`. */
export function KeyList({ items, className, ...props }: KeyListProps) {
  return (
    <dl {...props} className={cx(styles.root, className)}>
      {items.map(({ key, name }) => (
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
