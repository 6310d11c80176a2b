import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { measured, unitAfter } from '../internal/measured.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './Ledger.css.ts';

/** A row of the ledger. */
export interface LedgerItem {
  /** The figure, for example `40–100`. Without it the title takes its place. */
  value?: UnitText;
  /** Unit of the figure, set smaller next to it. Also for `%`. */
  unit?: UnitText;
  /** For figures that are shares: from where to where they reach in %, drawn under them on a scale from 0 to 100%. */
  share?: readonly [from: number, to: number];
  /** What the figure or the row is about. */
  title: string;
  /** Its scope or source. */
  text?: ReactNode;
}

export interface LedgerProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Rows, the most important first. */
  items: readonly LedgerItem[];
  /** Sets titles as large as text, for rows beside a large heading. @default false */
  dense?: boolean;
}

/**
 * Figures as rows: figure, name, scope, between hairlines under an ink rule. Renders `<dl>`, or `<ul>` if no row has a
 * figure or a scope, because a term needs a definition.
 */
export function Ledger({ items, dense = false, className, ...props }: LedgerProps) {
  const hasFigures = items.some(({ value }) => value);
  const defines = items.some(({ value, text }) => value || text);
  // Both take the same attributes and refs.
  const Root = (defines ? 'dl' : 'ul') as 'dl';
  const Row = defines ? 'div' : 'li';
  const Title = defines ? 'dt' : 'div';
  return (
    <Root
      {...props}
      data-figures={hasFigures ? '' : undefined}
      data-dense={dense ? '' : undefined}
      className={cx(styles.root, className)}
    >
      {items.map(({ value, unit, share, title, text }) => (
        <Row key={title} className={styles.row}>
          <Title className={value ? styles.name : styles.title}>{title}</Title>
          {value && (
            <dd className={styles.figure}>
              {measured(value)}
              {unit && unitAfter(unit, styles.unit)}
              {share && (
                <span aria-hidden="true" className={styles.scale}>
                  0
                  <svg>
                    <line x1="0" x2="100%" y1="50%" y2="50%" />
                    <line
                      x1={`${share[0]}%`}
                      x2={`${share[1]}%`}
                      y1="50%"
                      y2="50%"
                      className={styles.share}
                    />
                  </svg>
                  100%
                </span>
              )}
            </dd>
          )}
          {text && <dd className={styles.scope}>{unbroken(text)}</dd>}
        </Row>
      ))}
    </Root>
  );
}
