import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { measured } from '../internal/measured.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './Readout.css.ts';

export const readoutLooks = ['row', 'panel'] as const;

/** A figure of the item that is read out. */
export interface ReadoutFigure {
  label: string;
  /** The formatted figure with its unit. */
  value: UnitText;
}

export interface ReadoutProps extends ItemHeadings, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Name of the item, as a heading. */
  title: ReactNode;
  /** A line before the name, for example why the item is shown. */
  text?: ReactNode;
  /** Image of the item. */
  image?: PictureImage;
  /** Figures of the item. @default [] */
  items?: readonly ReadoutFigure[];
  /** Links or buttons. */
  actions?: ReactNode;
  /** `row` belongs below a map, `panel` next to it. @default 'row' */
  look?: (typeof readoutLooks)[number];
}

/** The figures of one item of a map or list: the best, or the one that is pointed at. Renders `<div>`. */
export function Readout({
  title,
  text,
  image,
  items = [],
  actions,
  look = 'row',
  headingLevel = 3,
  className,
  children,
  ...props
}: ReadoutProps) {
  return (
    <div {...props} className={cx(styles.root, styles.looks[look], className)}>
      {image && (
        <div className={styles.image}>
          <Picture
            {...image}
            className={styles.picture}
            sizes={look === 'row' ? '96px' : '364px'}
          />
        </div>
      )}
      <div className={styles.body}>
        {text && (
          <Text size="small" tone="muted">
            {text}
          </Text>
        )}
        <Heading level={headingLevel} size={look === 'row' ? 'h4' : 'h3'}>
          {title}
        </Heading>
        <dl className={styles.figures}>
          {items.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{measured(value)}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
