'use client';
import { X } from 'lucide';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { ButtonLink } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { keepFocus } from '../internal/keepFocus.ts';
import { useLabels, useLocale } from '../internal/labels.ts';
import { opensElsewhere } from '../internal/opensElsewhere.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { type Plural, plural } from '../internal/words.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './ComparisonTray.css.ts';

/** An item selected for comparison. */
export interface ComparisonTrayItem {
  /** Identifies the item. */
  value: string;
  /** Its name, for example a model code. */
  label: string;
  /** URL of this page without the item, for use without JavaScript. */
  removeHref: string;
}

/** Labels of the tray. */
export interface ComparisonTrayLabels {
  /** Name of the region. */
  label: string;
  /** Announced when the items change. `{count}` of `{max}`. */
  count: Plural;
  /** Link to the comparison. */
  compare: string;
  /** Removes one item, `{name}`. */
  remove: string;
  /** Removes all. */
  clear: string;
}

const defaultLabels: ComparisonTrayLabels = {
  label: 'Comparison',
  count: { one: '{count} of {max} chosen', other: '{count} of {max} chosen' },
  compare: 'Compare',
  remove: 'Remove {name} from comparison',
  clear: 'Clear comparison',
};

export interface ComparisonTrayProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Selected items, in order. Without items, only the live region is rendered. */
  items: readonly ComparisonTrayItem[];
  /** URL of the comparison of these items. */
  href: string;
  /** URL of this page without any item, for use without JavaScript. */
  clearHref: string;
  /** Maximum number of items. @default 4 */
  max?: number;
  /** Called with the remaining items when the visitor removes items. Its links are then not followed. */
  onItemsChange?: (items: readonly ComparisonTrayItem[]) => void;
  labels?: Partial<ComparisonTrayLabels>;
}

/** The items selected for comparison, at the bottom of the window. Renders `<section>`. */
export function ComparisonTray({
  items,
  href,
  clearHref,
  max = 4,
  onItemsChange,
  labels,
  className,
  ref,
  ...props
}: ComparisonTrayProps) {
  const words = useLabels('ComparisonTray', defaultLabels, labels);
  const locale = useLocale();
  const count = items.length;
  const leave =
    (remaining: readonly ComparisonTrayItem[]) => (event: MouseEvent<HTMLAnchorElement>) => {
      if (!onItemsChange || opensElsewhere(event)) return;
      event.preventDefault();
      onItemsChange(remaining);
    };
  return (
    <section
      aria-label={words.label}
      {...props}
      ref={useMergedRefs(keepFocus, ref)}
      data-state={count > 0 ? 'filled' : 'empty'}
      className={cx(styles.root, className)}
    >
      <p role="status" className={styles.count}>
        {count > 0 && plural(words.count, count, { count, max }, locale)}
      </p>
      {count > 0 && (
        <>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.value}>
                <Link
                  href={item.removeHref}
                  tone="plain"
                  aria-label={fill(words.remove, { name: item.label })}
                  onClick={leave(items.filter((one) => one !== item))}
                  className={styles.item}
                >
                  {item.label}
                  <Icon icon={X} />
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.actions}>
            <Link href={clearHref} onClick={leave([])}>
              {words.clear}
            </Link>
            <ButtonLink href={href} size="small">
              {words.compare}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
