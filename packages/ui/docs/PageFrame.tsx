import { BrandLink, SiteFooter, SiteHeader, SkipLink } from '@brand/ui';
import type { ReactNode } from 'react';
import { navigation } from '../test/navigation.ts';

const footer = {
  columns: [
    {
      name: 'Products',
      links: [
        { name: 'MAX series', href: '/max-series' },
        { name: 'RMX series', href: '/rmx-series' },
        { name: 'EMX series', href: '/emx-series' },
      ],
    },
    {
      name: 'Company',
      links: [
        { name: 'About', href: '/about' },
        { name: 'Services', href: '/services' },
        { name: 'Contact', href: '/contact' },
      ],
    },
  ],
  statements: ['ISO 9001:2015 Certified'],
};

interface PageFrameProps {
  /** Path of the page, whose entry in the header is marked. */
  path: string;
  /** Makes the header transparent over a `Hero`. @default true */
  overlay?: boolean;
  children: ReactNode;
}

/** Header and footer of the example pages. */
export function PageFrame({ path, overlay = true, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader
        brand={<BrandLink name="Brand" href="/" />}
        items={navigation}
        path={path}
        overlay={overlay}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...footer} brand={<BrandLink name="Brand" href="/" />} owner="Brand" />
    </>
  );
}
