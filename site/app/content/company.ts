import type { FooterLink } from '@brand/ui';

/** Who the site speaks for. The only file that names the company; its contacts are reserved example values. */
export const company = {
  name: 'Baram',
  /** Public address of the site, without a slash at its end. */
  origin: 'https://www.baram.example',
  email: 'sales@baram.example',
  phone: '+1 202-555-0142',
  /** Answered around the clock. */
  hotline: '+1 202-555-0199',
  description:
    'Oil-free, high-speed turbo blowers, compressors, vacuum pumps and chillers on air-foil bearings.',
  certification: 'ISO 9001:2015 Certified',
  commitment: 'Committed to carbon-neutral operations by 2025',
} as const;

/** Legal pages, each a draft until counsel has written it. A page without an address is not linked. */
const legal = {
  'Privacy Policy': '/privacy-policy',
  'Terms of Service': '/terms-of-service',
  'Cookie Policy': '/cookie-policy',
  Sitemap: '/sitemap',
};

/** Profiles of the company. A network without an address is not linked. */
const social = { LinkedIn: '', Twitter: '', YouTube: '', Instagram: '' };

export const legalLinks = linksOf(legal);
export const socialLinks = linksOf(social);
export const { 'Privacy Policy': privacyHref, 'Terms of Service': termsHref } = legal;

/** The telephone number as a link. */
export const phoneHref = telephone(company.phone);
export const hotlineHref = telephone(company.hotline);
export const emailHref = `mailto:${company.email}`;

/** A number as it is printed, as a link: digits only. */
export function telephone(printed: string): string {
  return `tel:${printed.replace(/[^+\d]/g, '')}`;
}

function linksOf(addresses: Record<string, string>): FooterLink[] {
  return Object.entries(addresses)
    .filter(([, href]) => href !== '')
    .map(([name, href]) => ({ name, href }));
}
