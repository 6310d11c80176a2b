import type { FooterLink } from '@brand/ui';

/** The company behind the site. No other file names it; its contact details are reserved example values. */
export const company = {
  name: 'Baram',
  /** Public address of the site, without a slash at its end. */
  origin: 'https://www.baram.example',
  email: 'sales@baram.example',
  phone: unbroken('+1 202-555-0142'),
  /** Answered around the clock. */
  hotline: unbroken('+1 202-555-0199'),
  description:
    'Oil-free, high-speed turbo blowers, compressors, vacuum pumps and chillers on air-foil bearings.',
  certification: 'ISO 9001:2015 Certified',
  commitment: 'Committed to carbon-neutral operations by 2025',
} as const;

/** Full address of a path of this site. */
export const addressOf = (path: string): string => company.origin + path;

/** Legal pages, each a draft until counsel has written it. A page without an address is not linked. */
const legal = {
  'Privacy Policy': '/privacy-policy',
  'Terms of Service': '/terms-of-service',
  'Cookie Policy': '/cookie-policy',
  Accessibility: '/accessibility',
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
/** The form for technical support. */
export const serviceRequestHref = '/contact?tab=support#contact-form';
export const emailHref = `mailto:${company.email}`;

/** A number that stays on one line: it breaks neither at its spaces nor after its hyphens. */
function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
}

/** A printed number as a link: digits only. */
export function telephone(printed: string): string {
  return `tel:${printed.replace(/[^+\d]/g, '')}`;
}

function linksOf(addresses: Record<string, string>): FooterLink[] {
  return Object.entries(addresses)
    .filter(([, href]) => href !== '')
    .map(([name, href]) => ({ name, href }));
}
