import type { ComponentPropsWithRef } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './RegionList.css.ts';

/** A country, region or city of the network. */
export interface Place {
  name: string;
  /** Text at the end of its line: a country, or the kind of site, for example `Headquarters`. */
  detail?: string;
  /** URL of the office in charge, for example `/contact#office-munich`. */
  href?: string;
}

/** A region of the network. */
export interface Region extends Place {
  /** Cities of the region, which is then their heading. */
  cities?: readonly Place[];
}

export interface RegionListProps
  extends ItemHeadings,
    Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Regions of the network: all of them with `cities`, or none. */
  items: readonly Region[];
}

/** Regions, or their cities, in columns with hairlines. Renders `<ul>`. */
export function RegionList({ items, headingLevel = 3, className, ...props }: RegionListProps) {
  const isGrouped = items.some(({ cities }) => cities);
  return (
    <ul {...props} className={cx(isGrouped ? styles.groups : styles.columns, className)}>
      {items.map(({ name, detail, href, cities }) =>
        cities ? (
          <li key={name}>
            <Heading level={headingLevel} size="h4" className={styles.heading}>
              {name}
            </Heading>
            <ul>
              {cities.map((city) => (
                <li key={city.name} className={styles.city}>
                  {city.href ? (
                    <Link href={city.href} tone="plain" className={styles.link}>
                      <City {...city} />
                    </Link>
                  ) : (
                    <City {...city} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ) : (
          <li key={name} className={styles.region}>
            {href ? (
              <Link href={href} className={styles.name}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            {detail && <span className={styles.detail}> {detail}</span>}
          </li>
        ),
      )}
    </ul>
  );
}

function City({ name, detail }: Place) {
  return (
    <>
      <span>{name}</span>
      {detail && <span className={styles.cityDetail}> {detail}</span>}
    </>
  );
}
