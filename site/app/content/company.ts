/** Who the site speaks for. The only file that names the company; its contacts are reserved example values. */
export const company = {
  name: 'Baram',
  /** Public address of the site, without a slash at its end. */
  origin: 'https://www.baram.example',
  email: 'sales@baram.example',
  phone: '+1 202-555-0142',
  description:
    'Oil-free, high-speed turbo blowers, compressors, vacuum pumps and chillers on air-foil bearings.',
  certification: 'ISO 9001:2015 Certified',
  commitment: 'Committed to carbon-neutral operations by 2025',
} as const;

/** The telephone number as a link: digits only. */
export const phoneHref = `tel:${company.phone.replace(/[^+\d]/g, '')}`;

export const emailHref = `mailto:${company.email}`;
