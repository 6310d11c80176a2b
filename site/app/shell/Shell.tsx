import {
  company,
  emailHref,
  hotlineHref,
  legalLinks,
  phoneHref,
  socialLinks,
} from '@brand/catalogue/company';
import { usePath } from '@brand/router/location';
import {
  BackToTop,
  BrandLink,
  ButtonLink,
  FloatingActionMenu,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Stack,
  ToastProvider,
} from '@brand/ui';
import type { ReactNode } from 'react';
import { useMatches, useNavigate } from 'react-router-dom';
import { searchHref } from '../search/href.ts';
import { suggest } from '../search/suggest.ts';
import { start, suggestions, suggestionTypes } from '../search/suggestions.ts';
import { BrandMark } from './BrandMark.tsx';
import { footerColumns, hotline, navigation, quickActions } from './navigation.ts';
import { Offline } from './Offline.tsx';
import { SiteUnits } from './SiteUnits.tsx';

/** Options that a route can set in its `handle`. */
export interface RouteHandle {
  /** The page starts with a dark hero under a transparent header. */
  hero?: boolean;
  /** The page has a form with the id `contact-form`. */
  contactForm?: boolean;
}

/** Colour of the logo in the header. Elsewhere it is the theme's. */
const headerBlue = '#61caf2';

const contact = [
  { name: company.email, href: emailHref },
  { name: company.phone, href: phoneHref },
  { name: `${hotline.name} ${company.hotline}`, href: hotlineHref },
];

interface ShellProps {
  /** Shown while another page is loading. */
  loading: ReactNode;
  children: ReactNode;
}

/** Header and footer around every page. */
export function Shell({ loading, children }: ShellProps) {
  const path = usePath();
  const navigate = useNavigate();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const brandWith = (mark: ReactNode) => (
    <BrandLink href="/" name={company.name} mark={mark} aria-label={`${company.name}, home`} />
  );
  return (
    <ToastProvider>
      <SkipLink />
      <SiteHeader
        brand={brandWith(<BrandMark color={headerBlue} />)}
        items={navigation}
        path={path}
        overlay={handles.at(-1)?.hero ?? false}
        wideActions={<SiteUnits tone="quiet" />}
        drawerFoot={
          <Stack gap="l">
            <ButtonLink href={hotlineHref}>{`${hotline.name} ${company.hotline}`}</ButtonLink>
            <SiteUnits />
          </Stack>
        }
        search={{
          action: '/search',
          items: suggestions,
          types: suggestionTypes,
          suggest,
          onSearch: (query) => navigate(searchHref({ query })),
          // Short enough for the drawer of a phone.
          labels: { placeholder: 'Models, articles, manuals', start },
        }}
      />
      <main id="main" tabIndex={-1}>
        {children}
        <BackToTop />
      </main>
      <SiteFooter
        brand={brandWith(<BrandMark />)}
        columns={footerColumns}
        statements={[company.certification, company.commitment, company.commitmentNote]}
        contact={contact}
        legal={legalLinks}
        social={socialLinks}
        owner={company.name}
      />
      {loading}
      <FloatingActionMenu items={quickActions(handles.at(-1)?.contactForm ?? false)} />
      <Offline />
    </ToastProvider>
  );
}
