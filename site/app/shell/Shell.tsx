import {
  BackToTop,
  BrandLink,
  FloatingActionMenu,
  SiteFooter,
  SiteHeader,
  SkipLink,
} from '@brand/ui';
import type { ReactNode } from 'react';
import { useMatches, useNavigate } from 'react-router-dom';
import { company, emailHref, legalLinks, phoneHref, socialLinks } from '../content/company.ts';
import { footerColumns, navigation, quickActions } from '../content/navigation.ts';
import { suggestions } from '../content/search.ts';
import { searchHref } from '../search/href.ts';
import { suggest } from '../search/suggest.ts';
import { BrandMark } from './BrandMark.tsx';
import { Loading } from './Loading.tsx';
import { usePath } from './links.tsx';

/** What a route may say about itself in its `handle`. */
export interface RouteHandle {
  /** The page opens with a dark hero, over which the header lies. */
  hero?: boolean;
  /** The page has a form under `#contact-form`. */
  contactForm?: boolean;
  /** The page brings a frame of its own. */
  bare?: boolean;
}

const contact = [
  { name: company.email, href: emailHref },
  { name: company.phone, href: phoneHref },
];

/** Header and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const path = usePath();
  const navigate = useNavigate();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  if (handles.some((handle) => handle?.bare)) return children;
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
        path={path}
        overlay={handles.at(-1)?.hero ?? false}
        search={{
          action: '/search',
          items: suggestions,
          suggest,
          onSearch: (query) => navigate(searchHref({ query })),
        }}
      />
      <main id="main" tabIndex={-1}>
        {children}
        <BackToTop />
      </main>
      <SiteFooter
        brand={brand}
        columns={footerColumns}
        statements={[company.certification, company.commitment]}
        contact={contact}
        legal={legalLinks}
        social={socialLinks}
        owner={company.name}
      />
      <Loading />
      <FloatingActionMenu items={quickActions(handles.at(-1)?.contactForm ?? false)} />
    </>
  );
}
