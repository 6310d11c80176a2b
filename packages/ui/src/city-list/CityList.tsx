import type { ComponentPropsWithRef } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './CityList.css.ts';

/** One city of a region. */
export interface City {
  name: string;
  /** Text at the end of its line: a country, or the kind of site. */
  detail?: string;
  /** URL of the office, for example `#office-seoul`. */
  href?: string;
}

/** The cities of a region. */
export interface CityRegion {
  name: string;
  cities: readonly City[];
}

export interface CityListProps
  extends ItemHeadings,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Regions with their cities. */
  items: readonly CityRegion[];
}

/** Cities by region, in columns under hairlines. Renders `<div>`. */
export function CityList({ items, headingLevel = 3, className, ...props }: CityListProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      {items.map(({ name, cities }) => (
        <div key={name}>
          <Heading level={headingLevel} size="h4" className={styles.region}>
            {name}
          </Heading>
          <ul>
            {cities.map((city) => (
              <li key={city.name} className={styles.city}>
                {city.href ? (
                  <Link href={city.href} tone="plain" className={styles.link}>
                    <CityLine {...city} />
                  </Link>
                ) : (
                  <CityLine {...city} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function CityLine({ name, detail }: City) {
  return (
    <>
      <span>{name}</span>
      {detail && <span className={styles.detail}> {detail}</span>}
    </>
  );
}
