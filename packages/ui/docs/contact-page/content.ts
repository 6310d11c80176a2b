import { Building2, Cpu, Handshake } from 'lucide';
import { city } from '../../test/pictures.ts';

export { places, world } from '../../test/world.ts';

export const tabs = [
  { value: 'general', label: 'General Inquiry', href: '?tab=general' },
  { value: 'support', label: 'Technical Support', href: '?tab=support' },
  { value: 'partnership', label: 'Partnership', href: '?tab=partnership' },
];

/** Error messages by field name. */
export const messages = {
  name: 'Please enter your name.',
  email: {
    missing: 'Please enter your email address.',
    invalid: 'Please enter a valid email address, like name@example.com.',
  },
  message: 'Please enter your message.',
  issue: 'Please describe your issue.',
  interest: 'Please choose your interest.',
  consent: 'Please agree to the Privacy Policy and Terms of Service.',
};

export const consent = {
  label: 'I agree to the {privacy} and {terms}',
  documents: {
    privacy: { name: 'Privacy Policy', href: '/privacy' },
    terms: { name: 'Terms of Service', href: '/terms' },
  },
  note: 'Your information is used only to respond to you.',
};

export const interests = ['Distributor', 'Reseller', 'OEM', 'Technology'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const regions = [
  { value: 'global', label: 'All Offices' },
  { value: 'asia', label: 'Asia Pacific' },
  { value: 'americas', label: 'Americas' },
  { value: 'emea', label: 'EMEA' },
];

const office = (region: string, id: string, city: string, country: string, address: string) => ({
  region,
  id,
  city,
  country,
  address,
});

/** Offices with example telephone numbers and addresses. */
export const offices = [
  office('asia', 'hq', 'Seoul', 'South Korea', 'Example Tower, Teheran-ro, Gangnam-gu'),
  office('asia', 'china', 'Shanghai', 'China', 'Example Building, Century Avenue, Pudong'),
  office('asia', 'india', 'Bangalore', 'India', 'Example House, Residency Road'),
  office('americas', 'usa', 'Houston', 'USA', 'Example Plaza, Westheimer Road'),
  office('americas', 'brazil', 'São Paulo', 'Brazil', 'Edifício Exemplo, Avenida Paulista'),
  office('emea', 'germany', 'Munich', 'Germany', 'Musterhaus, Leopoldstraße'),
  office('emea', 'uae', 'Dubai', 'United Arab Emirates', 'Example Tower, Sheikh Zayed Road'),
].map((one, index) => ({
  ...one,
  image: { ...city, alt: '' },
  phone: `+1 202-555-010${index + 1}`,
  email: `${one.id}@example.com`,
  hours: `${one.id === 'uae' ? 'Sunday to Thursday' : 'Monday to Friday'}, 09:00–18:00`,
  mapHref: `https://www.openstreetmap.org/search?query=${encodeURIComponent(one.city)}`,
}));

const apply = { name: 'Apply Now', href: '?tab=partnership#contact-form' };

export const partners = [
  {
    icon: Handshake,
    title: 'Distribution',
    text: 'Sell and service our machines in your region, with training and parts from us.',
    link: apply,
  },
  {
    icon: Building2,
    title: 'OEM',
    text: 'Build our blowers into your own systems, under your name and to your drawings.',
    link: apply,
  },
  {
    icon: Cpu,
    title: 'Technology',
    text: 'Develop bearings, motors or controls with our engineers, on our test bed.',
    link: apply,
  },
];
