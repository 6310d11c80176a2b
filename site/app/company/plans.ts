/** The support plans. Their keys fill in the contact form: `/contact?plan=premium#contact-form`. */

import { availability, inText } from './claims.ts';
import { digits } from './digits.ts';

const planKeys = ['basic', 'premium', 'platinum'] as const;
export type PlanKey = (typeof planKeys)[number];

export interface Plan {
  key: PlanKey;
  name: string;
  /** As printed. */
  price: string;
  /** In US dollars a year, where the price is fixed. */
  yearly?: number;
  features: readonly string[];
  bestValue?: boolean;
}

/** Of Premium Support, in US dollars a year. */
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

/** Explains the hours of the plans compared with those of the hotline. */
export const planHours = `The hotline is answered ${inText(availability)} under every plan. With ${planOf('basic')?.name}, the work that follows is done in business hours; from ${planOf('premium')?.name} up, emergencies are handled at any hour.`;

/** Where a plan is chosen: the contact form, filled in. */
export const planHref = (key: PlanKey) => `/contact?plan=${key}#contact-form`;

export function planOf(key: string | null) {
  return plans.find((plan) => plan.key === key);
}

/** The plans for structured data. A function, so that it is dropped from pages that do not call it. */
export const planOffers = () =>
  plans.map(({ name, features, yearly }) => ({
    name,
    description: features.join(', '),
    ...(yearly && { price: yearly }),
  }));
