import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CoverLink } from '../internal/CoverLink.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured } from '../internal/measured.tsx';
import { Person } from '../internal/Person.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './LineUp.css.ts';

const defaultLabels = {
  /** Height of the person. */
  person: '1.8 m',
} as const;

/** Labels of the line-up. */
export interface LineUpLabels extends Words<typeof defaultLabels> {}

/** A machine in the line-up. */
export interface LineUpItem {
  /** Its name, for example `MAX50`. */
  name: string;
  /** A fact under the name, for example its flow rate. */
  text?: UnitText;
  /** URL of its page, which the whole machine links to. */
  href: string;
  /** A `Picture` with `fit="own"`. Its lower edge is 0.1 m below the floor line. */
  image: ReactNode;
}

export interface LineUpProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Machines from left to right. */
  items: readonly LineUpItem[];
  /** Pixels per metre in the images, as given by their `width` and `height`. It sets the height of the person. */
  scale: number;
  labels?: Partial<LineUpLabels>;
}

/**
 * Machines beside a person, all at one scale on one floor. They shrink together if the row is narrow; below 1024 px the
 * row scrolls. Renders `<ul>`.
 */
export function LineUp({ items, scale, labels, className, ...props }: LineUpProps) {
  const words = useLabels('LineUp', defaultLabels, labels);
  return (
    <ul {...props} className={cx(styles.root, className)}>
      <li className={styles.item}>
        <Person scale={scale} />
        <p className={cx(styles.name, styles.text)}>{words.person}</p>
      </li>
      {items.map(({ name, text, href, image }) => (
        <li key={href} className={styles.item}>
          {image}
          <p className={styles.name}>
            <CoverLink href={href}>{name}</CoverLink>
          </p>
          {text && <p className={styles.text}>{measured(text)}</p>}
        </li>
      ))}
    </ul>
  );
}
