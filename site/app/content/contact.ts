import type { EnquiryKind } from '@brand/service/contract';
import * as claims from './claims.ts';
import { company, privacyHref, termsHref } from './company.ts';
import { helpLinks } from './helpLinks.ts';
import { offices } from './offices.ts';

const inText = claims.inText;
const within = `within ${inText(claims.promisedResponse)}`;

export const name = 'Contact';

export const description = `Seven offices, one form: general enquiries, technical support and partnership. We answer ${within}.`;

export const hero = {
  title: 'Tell us what your process breathes.',
  text: `Engineers read what arrives here, not a queue. You hear from one of them ${within}.`,
  form: 'Send a Message',
  offices: 'Find an Office',
  measures: [
    { ...claims.promisedResponse, unit: 'h', label: 'Promised response' },
    { ...claims.availability, label: 'Support, 365 days a year' },
    { value: String(offices.length), label: 'Offices' },
    { ...claims.countries, label: 'Countries with our machines' },
  ],
};

/** Sections of the page, as its bar names them. */
export const sections = [
  { id: 'contact-form', name: 'Contact Form' },
  { id: 'global-offices', name: 'Global Offices' },
  { id: 'support', name: 'Support' },
  { id: 'partners', name: 'Partners' },
] as const;

export const form = {
  title: 'Send a Message',
  lead: 'Choose what it is about. Flow, pressure and where the machine stands let us answer with figures.',
  tabs: [
    { kind: 'general', name: 'General Inquiry' },
    { kind: 'support', name: 'Technical Support' },
    { kind: 'partnership', name: 'Partnership' },
  ] satisfies { kind: EnquiryKind; name: string }[],
  aside: {
    title: 'Rather talk?',
    text: 'Sales answers in office hours, the hotline at any hour.',
  },
};

/** Words of the forms. */
export const fields = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
  productModel: 'Product Model',
  productModelHint: 'On the plate inside the door, for example RMX50-C060',
  issue: 'Describe Your Issue',
  files: 'Supporting Files',
  filesHint: 'PNG, JPG, PDF up to 10MB',
  interest: 'Partnership Interest',
  interestPlaceholder: 'Choose one',
  interests: {
    distributor: 'Distributor',
    reseller: 'Reseller',
    oem: 'OEM',
    technology: 'Technology',
  },
  experience: 'Relevant Experience',
  region: 'Target Region',
  plan: 'Support Plan',
  planPlaceholder: 'No plan chosen',
  consent: 'I agree to the {privacy} and {terms}',
  consentDocuments: {
    privacy: { name: 'Privacy Policy', href: privacyHref },
    terms: { name: 'Terms of Service', href: termsHref },
  },
  consentNote: 'Your information is used only to respond to you.',
  submit: 'Send Message',
  submitting: 'Sending…',
};

/** What is said once a message has arrived. */
export const confirmation = {
  title: 'Thank You',
  text: `Your message has arrived. We answer ${within}. Your reference is`,
  again: 'Send Another Message',
};

export const officesSection = {
  title: 'Global Offices',
  lead: 'Seven offices. Call the nearest one, or the one whose day has begun.',
  headquarters: 'Headquarters',
  filter: 'Offices by region',
  map: { provider: 'OpenStreetMap', title: 'Street map of' },
};

export const support = {
  title: 'Support',
  lead: 'Most questions are answered before a call. The others are answered around the clock.',
  links: helpLinks,
  hotline: {
    title: 'Emergency Hotline',
    text: `A machine is down? Technical support answers ${inText(claims.availability)}, 365 days a year.`,
    call: `Call ${company.hotline}`,
  },
};

export const partners = {
  title: 'Partners',
  lead: 'Three ways to build on our machines. Each begins with a page about you.',
  apply: 'Apply Now',
  items: [
    {
      interest: 'distributor',
      title: 'Distribution',
      text: 'Sell and serve our machines in your region, with training and parts from us.',
    },
    {
      interest: 'oem',
      title: 'OEM',
      text: 'Build our blowers into your plants, under your name and to your drawing.',
    },
    {
      interest: 'technology',
      title: 'Technology',
      text: 'Develop bearings, motors or controls with our engineers and on our test field.',
    },
  ],
} as const;

export const closing = {
  title: 'An engineer is one message away.',
  text: `Write to us, or call. We answer ${within}, and at once when a machine is down.`,
  contact: 'Contact Us',
  call: `Call ${company.phone}`,
};

export const demo = {
  name: 'Request a Demo',
  description:
    'See an oil-free turbo blower at your duty point, on our test field or by video, and ask what you like.',
  title: 'See one run at your duty point.',
  text: 'On our test field or by video: the machine, its meters and an engineer to question.',
  lead: 'Tell us where your air goes. The more we know, the closer the demonstration comes to your plant.',
  pointsTitle: 'What you will see',
  points: [
    { title: 'Your duty point', text: 'We set flow and pressure to what your process asks for.' },
    {
      title: 'The meters',
      text: `You read flow, pressure and power yourself, verified to ${inText(claims.testAccuracy)}.`,
    },
    { title: `An answer ${within}`, text: 'With two dates to choose from.' },
  ],
  interest: 'I Would Like to See',
  interestPlaceholder: 'Choose one',
  interests: ['MAX Series', 'RMX Series', 'EMX Series', 'New Series', 'Control System'],
  subject: 'Demo request',
  message: 'Your Process',
  messageHint: 'Flow, pressure, hours a year, and what the air does',
  submit: 'Request Demo',
};
