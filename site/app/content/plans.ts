/** The support plans. Their keys fill the contact form in: `/contact?plan=premium#contact-form`. */

import { digits } from './digits.ts';

export const planKeys = ['basic', 'premium', 'platinum'] as const;
export type PlanKey = (typeof planKeys)[number];

export interface Plan {
  key: PlanKey;
  name: string;
  /** As it is printed. */
  price: string;
  /** In US dollars a year, where it is a fixed one. */
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

/** Where a plan is chosen: the contact form, filled in. */
export const planHref = (key: PlanKey) => `/contact?plan=${key}#contact-form`;

export const planOf = (key: string | null) => plans.find((plan) => plan.key === key);

/** The plans as search engines are told of them. A function, for pages that do not tell leave it out. */
export const planOffers = () =>
  plans.map(({ name, features, yearly }) => ({
    name,
    description: features.join(', '),
    ...(yearly && { price: yearly }),
  }));
