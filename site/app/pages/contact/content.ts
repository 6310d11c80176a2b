import * as claims from '@brand/catalogue/claims';
import { company, phoneHref } from '@brand/catalogue/company';
import { offices } from '@brand/catalogue/offices';
import type { EnquiryKind } from '@brand/service/contract';
import { direct } from '../../blocks/enquiry/content.ts';
import { helpLinks } from '../../blocks/questions/helpLinks.ts';

const inText = claims.inText;
const within = `within ${inText(claims.promisedResponse)}`;

/** Headline for who asks for support. */
export const supportTitle = 'Tell us what the machine does.';

export const hero = {
  title: 'Tell us your flow and pressure.',
  text: `Your message goes to an engineer. You will have an answer ${within}.`,
  actions: [
    { name: 'Send a message', href: '#contact-form' },
    { name: 'Find an office', href: '#global-offices' },
  ],
  measures: [
    { ...claims.promisedResponse, unit: 'h', label: 'Promised response' },
    { ...claims.availability, label: 'Support, 365 days a year' },
    { value: String(offices.length), label: 'Offices' },
    { ...claims.countries, label: `Countries with our machines in ${claims.totalsYear}` },
  ],
};

/** Sections of the page, for the section navigation. */
export const sections = [
  { id: 'contact-form', name: 'Contact Form' },
  { id: 'global-offices', name: 'Global Offices' },
  { id: 'support', name: 'Support' },
  { id: 'partners', name: 'Partners' },
] as const;

export const form = {
  title: 'Send a message',
  lead: 'Choose a topic. With your flow, pressure and location we can answer with figures.',
  tabs: [
    { value: 'general', label: 'General Inquiry' },
    { value: 'support', label: 'Technical Support' },
    { value: 'partnership', label: 'Partnership' },
  ] satisfies { value: EnquiryKind; label: string }[],
};

/** Initial subject and message of a request for a document. */
export const documentRequest = {
  title: 'Your request',
  subject: (name: string, products: readonly string[] = []) =>
    `Request: ${[name, ...products].join(', ')}`,
  message: (name: string) => `Please send me: ${name}.`,
};

/** Texts of the selection above the form. */
export const quoteRequest = {
  heading: 'Request a quote',
  lead: 'Your selection goes with your message, and so can drawings and tender documents. We answer with figures.',
  /** If the message has prompts. */
  promptingLead:
    'Your selection goes with your message, and so can drawings and tender documents. Complete the lines of the message, and we answer with figures.',
  title: 'Your request for a quote',
  change: 'Change',
  back: 'Back to',
  remove: 'Remove',
  message: (prompts: readonly string[]) =>
    ['Please send me a quote for this.', ...prompts.map((prompt) => `${prompt}: `)].join('\n'),
  /** Data of a blower that a quote requires, if its duty point is not in the selection. */
  prompts: [
    'Flow and pressure',
    'Hours a year',
    'Altitude and hottest intake air',
    'Supply voltage',
  ],
  files: 'Drawings, tender documents:',
};

export const officesSection = {
  title: 'Global Offices',
  lead: 'Seven offices. Call the nearest, or one where the working day has begun.',
  headquarters: 'Headquarters',
  nearest: 'Nearest by your time zone is',
  local: 'Hours are in the local time of each office.',
  /** Until the time is known. */
  hours: 'Opening hours are listed with each office.',
  hotline: 'Hotline, at any hour:',
  regions: 'The office for your country',
  otherPlaces: 'For Changzhou and Mumbai, contact our offices in Shanghai and Bangalore.',
  filter: 'Offices by region',
  open: (open: number, all: number, time: string) =>
    open > 0
      ? `${open} of ${all} offices ${open === 1 ? 'is' : 'are'} open at ${time} UTC.`
      : `No office is open at ${time} UTC. The hotline answers at any hour.`,
  map: { heading: 'Street map', provider: 'OpenStreetMap', title: 'Street map of' },
};

export const support = {
  title: 'Support',
  lead: `Manuals, messages, FAQs and films. For anything else, the hotline is answered ${inText(claims.availability)}.`,
  links: helpLinks,
  hotline: {
    title: direct.hotline,
    text: `Machine down? Technical support answers ${inText(claims.availability)}, 365 days a year.`,
  },
};

export const partners = {
  title: 'Partners',
  lead: 'Three ways to build a business on our machines. Each starts with a message from you.',
  apply: 'Apply Now',
  items: [
    {
      interest: 'distributor',
      title: 'Distribution',
      text: 'Sell and service our machines in your region, with training and parts from us.',
    },
    {
      interest: 'oem',
      title: 'OEM',
      text: 'Build our blowers into your own systems, under your name and to your drawings.',
    },
    {
      interest: 'technology',
      title: 'Technology',
      text: 'Develop bearings, motors or controls with our engineers, on our test bed.',
    },
  ],
} as const;

export const closing = {
  title: 'Send us your question.',
  text: `We answer ${within}. If a machine is down, call the hotline: it is answered ${inText(claims.availability)}.`,
  actions: [
    { name: 'Contact Us', href: '#contact-form' },
    { name: `Call ${company.phone}`, href: phoneHref },
  ],
};
