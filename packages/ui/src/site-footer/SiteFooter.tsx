'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../container/Container.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { Link } from '../link/Link.tsx';
import type { Ground } from '../styles/index.ts';
import * as styles from './SiteFooter.css.ts';

/** A link of the footer. */
export interface FooterLink {
  name: string;
  href: string;
}

/** A column of links under a heading. */
export interface FooterColumn {
  name: string;
  links: readonly FooterLink[];
}

const defaultLabels = {
  /** Name of the navigation landmark. */
  navigation: 'Footer',
  /** Name of the list of social links. */
  social: 'Social media',
  /** Name of the list of legal links. */
  legal: 'Legal',
} as const;

/** Labels of the footer. */
export interface SiteFooterLabels extends Words<typeof defaultLabels> {}

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The brand's logo and name, usually a `BrandLink`. */
  brand: ReactNode;
  /** Columns of links. */
  columns: readonly FooterColumn[];
  /** Short statements at the end, for example a certification and a commitment. */
  statements?: readonly string[];
  /** Contact links: email address and telephone number. */
  contact?: readonly FooterLink[];
  /** Profiles in social networks. */
  social?: readonly FooterLink[];
  /** Links to legal pages, such as the privacy policy. */
  legal?: readonly FooterLink[];
  /** Copyright holder, shown after © and the year. */
  owner: string;
  /** Year of the copyright. By default the browser adds the current one, so that the page can be built in advance. */
  year?: number;
  /** Id of the navigation, the target of the header's menu button without JavaScript. @default 'footer-navigation' */
  navigationId?: string;
  /** Ground of the footer. @default 'dark' */
  ground?: Ground;
  labels?: Partial<SiteFooterLabels>;
}

/** The end of every page: all links of the site, the company and its contact details. Renders `<footer>`. */
export function SiteFooter({
  brand,
  columns,
  statements = [],
  contact = [],
  social = [],
  legal = [],
  owner,
  year,
  navigationId = 'footer-navigation',
  ground = 'dark',
  labels,
  className,
  ...props
}: SiteFooterProps) {
  const words = useLabels('SiteFooter', defaultLabels, labels);
  return (
    <footer {...props} data-ground={ground} className={cx(styles.root, className)}>
      <Container className={styles.main}>
        <div className={styles.about}>
          {brand}
          <Links links={contact} className={styles.contact} />
        </div>
        <nav id={navigationId} aria-label={words.navigation} className={styles.columns}>
          {columns.map(({ name, links }) => (
            <div key={name}>
              <h2 className={styles.heading}>{name}</h2>
              <Links links={links} />
            </div>
          ))}
        </nav>
      </Container>
      <Container>
        <div className={styles.legal}>
          {statements.length > 0 && (
            <ul className={styles.statements}>
              {statements.map((statement) => (
                <li key={statement}>{statement}</li>
              ))}
            </ul>
          )}
          <p>
            © <span ref={addYear}>{year}</span> {owner}
          </p>
          <Links links={legal} label={words.legal} className={styles.row} />
          <Links links={social} label={words.social} className={styles.row} />
        </div>
      </Container>
    </footer>
  );
}

/** After rendering, because a page that was built or cached last year has to show this one. */
function addYear(element: HTMLElement | null) {
  if (element?.textContent === '') element.textContent = String(new Date().getFullYear());
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
