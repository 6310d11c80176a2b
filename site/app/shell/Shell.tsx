import { BackToTop, BrandLink, SiteFooter, SiteHeader, SkipLink } from '@brand/ui';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { company, emailHref, phoneHref } from '../content/company.ts';
import { footerColumns, navigation } from '../content/navigation.ts';
import { BrandMark } from './BrandMark.tsx';

/** What a route may say about itself in its `handle`. */
export interface RouteHandle {
  /** The page opens with a dark hero, over which the header lies. */
  hero?: boolean;
}

const contact = [
  { name: company.email, href: emailHref },
  { name: company.phone, href: phoneHref },
];

/** Header and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const brand = (
    <BrandLink
      href="/"
      name={company.name}
      mark={<BrandMark />}
      aria-label={`${company.name}, home`}
    />
  );
  return (
    <>
      <SkipLink />
      <SiteHeader
        brand={brand}
        items={navigation}
        path={pathname}
        overlay={handle?.hero ?? false}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        brand={brand}
        columns={footerColumns}
        statements={[company.certification, company.commitment]}
        contact={contact}
        owner={company.name}
      />
      <BackToTop />
    </>
  );
}
