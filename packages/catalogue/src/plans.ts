/** Support plans. Their keys fill in the contact form: `/contact?plan=premium#contact-form`. */

import { availability, inText } from './claims.ts';
import { digits } from './digits.ts';

const planKeys = ['basic', 'premium', 'platinum'] as const;
export type PlanKey = (typeof planKeys)[number];

export interface Plan {
  key: PlanKey;
  name: string;
  /** As printed. */
  price: string;
  /** Fixed price in US dollars per year. */
  yearly?: number;
  features: readonly string[];
  bestValue?: boolean;
}

/** Price of Premium Support in US dollars per year. */
const premiumYearly = 2500;

export const plans: readonly Plan[] = [
  {
    key: 'basic',
    name: 'Basic Support',
    price: 'Included',
    features: [
      'Business hours support',
      'Remote diagnostics',
      'Software updates',
      '1-year warranty extension',
    ],
  },
  {
    key: 'premium',
    name: 'Premium Support',
    price: `$${digits(premiumYearly)}/year`,
    yearly: premiumYearly,
    features: [
      '24/7 emergency support',
      '4-hour response time',
      'Annual preventive maintenance',
      'Priority parts availability',
      '2-year warranty extension',
    ],
    bestValue: true,
  },
  {
    key: 'platinum',
    name: 'Platinum Support',
    price: 'Custom Quote',
    features: [
      'Dedicated account manager',
      'On-site technician within 24h',
      'Quarterly system inspections',
      'Full operational analysis',
      'Lifetime warranty extension',
    ],
  },
];

/** Explains the support hours of the plans and of the hotline. */
export const planHours = `The hotline is answered ${inText(availability)} under every plan. With ${planOf('basic')?.name}, the work that follows is done in business hours; from ${planOf('premium')?.name} up, emergencies are handled at any hour.`;

/** Link to the contact form, with a plan filled in. */
export const planHref = (key: PlanKey) => `/contact?plan=${key}#contact-form`;

export function planOf(key: string | null) {
  return plans.find((plan) => plan.key === key);
}

/** The plans for structured data. It is a function so that pages which do not call it do not include it. */
export const planOffers = () =>
  plans.map(({ name, features, yearly }) => ({
    name,
    description: features.join(', '),
    ...(yearly && { price: yearly }),
  }));
