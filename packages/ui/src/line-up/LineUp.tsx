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

/** A machine and its words. */
export interface LineUpMachine {
  /** Its name, for example `MAX50`. */
  name: string;
  /** A fact under the name, for example its flow rate. */
  text?: UnitText;
  /** A `Picture` with `fit="own"`. Its lower edge is 0.1 m below the floor line. */
  image: ReactNode;
}

/** A machine in the line-up. */
export interface LineUpItem extends Omit<LineUpMachine, 'image'> {
  /** See `LineUpMachine`. On an axis, an item without one is a gap between machines: its range is dashed. */
  image?: ReactNode;
  /** URL of its page, which the whole machine links to. */
  href: string;
  /**
   * Place on the floor line, which becomes an axis if all items have one: the range of the machine, such as that of its
   * flow rate, in any unit. The machine stands at the middle of it.
   */
  range?: readonly [from: number, to: number];
  /**
   * With `range`: its ends as printed on the axis, for example `40` and `60`. If both are, they replace `text` from 1024 px,
   * except for screen readers.
   */
  ends?: readonly [from: UnitText | undefined, to: UnitText | undefined];
  /** With `range`: width of the image in px. */
  width?: number;
  /** A second fact, for example how it differs from the `subject`. */
  note?: string;
  /** Marks the machine that the page is about. The row then begins in line with the text of the page. @default false */
  subject?: boolean;
}

/** Several machines that belong together, for example a comparison to start with. */
export interface LineUpGroup {
  /** Its name, below the machines. */
  name: string;
  /** A sentence under the name. */
  text?: UnitText;
  /** URL that the whole group links to. */
  href: string;
  /** A machine that stands for all of the group needs no name. */
  machines: readonly (Omit<LineUpMachine, 'name'> & Partial<Pick<LineUpMachine, 'name'>>)[];
}

export interface LineUpProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Machines or groups of machines from left to right. */
  items: readonly (LineUpItem | LineUpGroup)[];
  /** Pixels per metre in the images, as given by their `width` and `height`. It sets the height of the person. */
  scale: number;
  /** Reaches the edges of the window from inside a `Section`. @default false */
  bleed?: boolean;
  labels?: Partial<LineUpLabels>;
}

/**
 * Machines beside a person, all to the same scale on one floor. They shrink together if the row is narrow; below 1024 px the
 * row scrolls. Renders `<ul>`.
 */
export function LineUp({ items, scale, bleed = false, labels, className, ...props }: LineUpProps) {
  const words = useLabels('LineUp', defaultLabels, labels);
  const axis = axisOf(
    items.map((item) => ('machines' in item ? {} : item)),
    scale,
  );
  const list = (
    <ul
      {...props}
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
      {items.map((item, index) => {
        if ('machines' in item) return <Group key={item.href} {...item} />;
        const { name, text, href, image, note, subject } = item;
        const place = axis?.places[index];
        return (
          <Fragment key={href}>
            {place && <Gap width={place.gap} />}
            <li
              data-gap={image ? undefined : ''}
              className={cx(styles.item, subject && styles.subject)}
            >
              <span className={styles.image}>
                {image ?? <svg aria-hidden="true" width={place?.width} height="1" />}
              </span>
              {place && <Reach {...place} scale={scale} />}
              <p className={styles.name}>
                <CoverLink href={href} aria-current={subject ? 'page' : undefined}>
                  {name}
                </CoverLink>
              </p>
              {text && (
                <p
                  className={cx(
                    styles.text,
                    axis && image !== undefined && item.ends?.every(Boolean) && styles.onTicks,
                  )}
                >
                  {measured(text)}
                </p>
              )}
              {note && <p className={styles.text}>{note}</p>}
            </li>
          </Fragment>
        );
      })}
      {axis && (
        <>
          <Gap width={axis.rest} />
          <Ticks ticks={axis.ticks} scale={scale} />
        </>
      )}
    </ul>
  );
  return axis ? <div className={styles.scroller}>{list}</div> : list;
}

/** The link covers the group: its machines are part of the suggestion, not choices of their own. */
function Group({ name, text, href, machines }: LineUpGroup) {
  return (
    <li className={cx(styles.item, styles.group)}>
      <ul className={styles.machines}>
        {machines.map(({ name: machine = '', text: fact, image }) => (
          <li key={machine}>
            <span className={styles.image}>{image}</span>
            {machine && <p className={styles.name}>{machine}</p>}
            {fact && <p className={styles.text}>{measured(fact)}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.groupName}>
        <CoverLink href={href}>{name}</CoverLink>
      </p>
      {text && <p className={styles.groupText}>{measured(text)}</p>}
    </li>
  );
}
