import type { NamedLink } from './shapes.ts';

/** The company behind the site. No other file contains its name. Its contact details are reserved example values. */
export const company = {
  name: 'Baram',
  /** Public origin of the site, without a trailing slash. */
  origin: 'https://www.baram.example',
  email: 'sales@baram.example',
  phone: '+1 202-555-0142',
  /** Open around the clock. */
  hotline: '+1 202-555-0199',
  description:
    'Oil-free, high-speed turbo blowers, compressors, vacuum pumps and chillers on air-foil bearings.',
  certification: 'ISO 9001:2015 Certified',
  commitment: 'Committed to carbon-neutral operations by 2025',
  /** Stands after the commitment, whose year has passed. */
  commitmentNote: 'Our goal for 2025. No result is published.',
} as const;

/** Email address of an office, at the company's domain. */
export const emailAt = (mailbox: string): string => company.email.replace(/^[^@]*/, mailbox);

/** Where applications and questions of the press go. */
export const careersEmail = emailAt('careers');
export const pressEmail = emailAt('press');

/** Absolute URL of a path of this site. */
export const addressOf = (path: string): string => company.origin + path;

/** Legal pages, each a draft until counsel has approved it. A page without a path is not linked. */
const legal = {
  'Privacy Policy': '/privacy-policy',
  'Terms of Service': '/terms-of-service',
  'Cookie Policy': '/cookie-policy',
  Imprint: '/imprint',
  Accessibility: '/accessibility',
  Sitemap: '/sitemap',
};

/** Profiles of the company: example addresses. A network without an address is not linked. */
const social = {
  LinkedIn: 'https://linkedin.example/baram',
  Twitter: 'https://twitter.example/baram',
  YouTube: 'https://youtube.example/baram',
  Instagram: 'https://instagram.example/baram',
};

export const legalLinks = linksOf(legal);
export const socialLinks = linksOf(social);
export const { 'Privacy Policy': privacyHref, 'Terms of Service': termsHref } = legal;

export const phoneHref = telephone(company.phone);
export const hotlineHref = telephone(company.hotline);
/** The form for technical support. */
export const serviceRequestHref = '/contact?tab=support#contact-form';
export const emailHref = mailto(company.email);

/** `mailto:` link of an address, with a subject. */
export function mailto(address: string, subject?: string): string {
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** `tel:` link of a printed phone number. */
export function telephone(printed: string): string {
  return `tel:${printed.replace(/[^+\d]/g, '')}`;
}

/** Links of a footer. An empty address has none. */
export function linksOf(addresses: Record<string, string>): NamedLink[] {
  return Object.entries(addresses)
    .filter(([, href]) => href !== '')
    .map(([name, href]) => ({ name, href }));
}
