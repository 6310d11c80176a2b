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

/** Every stated response time: for whom, how long, and how it is counted. */
export const responseTimes = [
  ['Every enquiry', claims.inText(claims.promisedResponse), 'From its arrival to our answer'],
  [
    'Every service request',
    `${responseLevels.map(({ time }) => Number.parseInt(time, 10)).join(', ')} hours`,
    'From its arrival to our answer, by severity as above',
  ],
  ['A call to technical support', claims.inText(claims.supportLineResponse), 'On average'],
  ['Service team', claims.inText(claims.responseTime), 'Range stated for our services'],
  [
    'Visit on site',
    claims.inText(claims.onsiteResponse),
    'On average, once a fault cannot be solved remotely',
  ],
  ['Emergencies with Premium', '4 hours', 'A limit by contract, at any hour'],
  ['Technician on site with Platinum', '24 hours', 'A limit by contract, not an average'],
].map(([name = '', ...values]) => ({ name, values }));
