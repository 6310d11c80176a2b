import * as claims from './claims.ts';
import type { ResponseLevel } from './shapes.ts';

export const severityNames = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
} as const;

/** Response times by severity, most severe first. */
export const responseLevels: readonly ResponseLevel[] = [
  { severity: 'critical', time: '1 hour', text: 'Complete system failure' },
  { severity: 'high', time: '4 hours', text: 'Major performance degradation' },
  { severity: 'medium', time: '8 hours', text: 'Minor performance issues' },
  { severity: 'low', time: '24 hours', text: 'General inquiries' },
];

const everyPlan = 'Every plan';

/** Every stated response time: how long, under which plan, and how it is counted. */
export const responseTimes = [
  ['Call to technical support', claims.inText(claims.supportLineResponse), everyPlan, 'Average'],
  [
    'Service request',
    `${responseLevels.map(({ time }) => Number.parseInt(time, 10)).join(', ')} hours`,
    everyPlan,
    'To our first answer, by severity as above',
  ],
  [
    'Service team',
    claims.inText(claims.responseTime),
    everyPlan,
    'Usual range; to an answer or to arrival is not stated',
  ],
  [
    'Technician on site, on average',
    claims.inText(claims.onsiteResponse),
    everyPlan,
    'Once a fault cannot be solved remotely; distance decides, so ask for your site',
  ],
  ['Enquiry to sales', claims.inText(claims.promisedResponse), 'None needed', 'To our answer'],
  ['Emergency', '4 hours', 'Premium', 'Limit by contract, at any hour'],
  ['Technician on site, at the latest', '24 hours', 'Platinum', 'Limit by contract'],
].map(([name = '', ...values]) => ({ name, values }));
