import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { CoverLink } from '../internal/CoverLink.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured } from '../internal/measured.tsx';
import { Person } from '../internal/Person.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import { Gap, Reach, Ticks } from './Axis.tsx';
import { axisOf } from './axisOf.ts';
import * as styles from './LineUp.css.ts';

const defaultLabels = {
  /** Height of the person. */
  person: '1.8 m',
  /** The same in US units. */
  personUs: '5 ft 11 in',
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
  /** A `Picture` with `fit="own"`, or several. Their lower edges are 0.1 m below the floor line. */
  image: ReactNode;
  /**
   * Place on the floor line, which becomes an axis if all items have one: the range of the machine, such as that of its
   * flow rate, in any unit. The machine stands at the middle of it.
   */
  range?: readonly [from: number, to: number];
  /** With `range`: width of the image in px. */
  width?: number;
}

export interface LineUpProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Machines from left to right. */
  items: readonly LineUpItem[];
  /** Pixels per metre in the images, as given by their `width` and `height`. It sets the height of the person. */
  scale: number;
  /** Machines are silhouettes until they are pointed at or focused: for suggestions. @default false */
  silhouettes?: boolean;
  /** Reaches the edges of the window from inside a `Section`. @default false */
  bleed?: boolean;
  labels?: Partial<LineUpLabels>;
}

/**
 * Machines beside a person, all to the same scale on one floor. They shrink together if the row is narrow; below 1024 px the
 * row scrolls. Renders `<ul>`.
 */
export function LineUp({
  items,
  scale,
  silhouettes = false,
  bleed = false,
  labels,
  className,
  ...props
}: LineUpProps) {
  const words = useLabels('LineUp', defaultLabels, labels);
  const axis = axisOf(items, scale);
  const list = (
    <ul
      {...props}
      data-silhouettes={silhouettes ? '' : undefined}
      className={cx(
        axis ? styles.onAxis : styles.onFloor,
        styles.root,
        bleed && styles.bleed,
        className,
      )}
    >
      <li className={styles.item}>
        <span className={styles.image}>
          <Person scale={scale} />
        </span>
        <p className={cx(styles.text, styles.height)}>
          {measured({ metric: words.person, us: words.personUs })}
        </p>
      </li>
      {items.map(({ name, text, href, image }, index) => {
        const place = axis?.places[index];
        return (
          <Fragment key={href}>
            {place && <Gap width={place.gap} />}
            <li className={styles.item}>
              <span className={styles.image}>{image}</span>
              {place && <Reach {...place} scale={scale} />}
              <p className={styles.name}>
                <CoverLink href={href}>{name}</CoverLink>
              </p>
              {text && <p className={styles.text}>{measured(text)}</p>}
            </li>
          </Fragment>
        );
      })}
      {axis && (
        <>
          <Gap width={axis.rest} />
          <Ticks places={axis.ticks} scale={scale} />
        </>
      )}
    </ul>
  );
  return axis ? <div className={styles.scroller}>{list}</div> : list;
}
