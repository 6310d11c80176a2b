import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../container/Container.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import type { Ground } from '../styles/index.ts';
import { CurrentYear } from './CurrentYear.tsx';
import * as styles from './SiteFooter.css.ts';

/** A link of the footer. */
export interface FooterLink {
  name: string;
  href: string;
}

/** Links under one heading. */
export interface FooterColumn {
  heading: string;
  links: readonly FooterLink[];
}

/** Words of the footer. */
export interface SiteFooterLabels {
  /** Name of the navigation landmark. */
  navigation: string;
  /** Name of the list of social links. */
  social: string;
  /** Name of the list of legal links. */
  legal: string;
}

const defaultLabels: SiteFooterLabels = {
  navigation: 'Footer',
  social: 'Social media',
  legal: 'Legal',
};

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Mark and name. */
  brand: ReactNode;
  columns: readonly FooterColumn[];
  /** Short statements under the brand, for example a certification and a commitment. */
  statements?: readonly string[];
  /** Ways to reach the company: mail and telephone links. */
  contact?: readonly FooterLink[];
  social?: readonly FooterLink[];
  legal?: readonly FooterLink[];
  /** Who holds the copyright. It stands after the sign and the current year. */
  owner: string;
  /**
   * Id of the navigation, to which the menu button of the header leads without JavaScript.
   * @default 'footer-navigation'
   */
  navigationId?: string;
  /** @default 'dark' */
  ground?: Ground;
  labels?: Partial<SiteFooterLabels>;
}

/** Ends every page: all of the site's links, who stands behind it, and how to reach them. Renders `<footer>`. */
export function SiteFooter({
  brand,
  columns,
  statements = [],
  contact = [],
  social = [],
  legal = [],
  owner,
  navigationId = 'footer-navigation',
  ground = 'dark',
  labels,
  className,
  ...props
}: SiteFooterProps) {
  const words = { ...defaultLabels, ...labels };
  return (
    <footer {...props} data-ground={ground} className={cx(styles.root, className)}>
      <Container className={styles.main}>
        <div className={styles.about}>
          {brand}
          {statements.length > 0 && (
            <ul className={styles.statements}>
              {statements.map((statement) => (
                <li key={statement}>{statement}</li>
              ))}
            </ul>
          )}
          <Links links={contact} className={styles.contact} />
        </div>
        <nav id={navigationId} aria-label={words.navigation} className={styles.columns}>
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <Links links={links} />
            </div>
          ))}
        </nav>
      </Container>
      <Container>
        <div className={styles.legal}>
          <p>
            © <CurrentYear /> {owner}
          </p>
          <Links links={legal} label={words.legal} className={styles.row} />
          <Links links={social} label={words.social} className={styles.row} />
        </div>
      </Container>
    </footer>
  );
}

interface LinksProps {
  links: readonly FooterLink[];
  label?: string;
  className?: string;
}

function Links({ links, label, className }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <Link href={href} tone="plain" className={styles.link}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
