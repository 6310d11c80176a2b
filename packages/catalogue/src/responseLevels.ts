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

const everyPlan = 'with every plan';

/** A stated time, with its unit in full. */
const inFull = (claim: Parameters<typeof claims.inText>[0]) =>
  claims.inText(claim).replace(/ h$/, ' hours');

/** The stated times that do not depend on the severity, and how each is counted. */
export const otherResponseTimes = [
  {
    name: 'Call to technical support',
    time: claims.inText(claims.supportLineResponse),
    text: `On average, ${everyPlan}`,
  },
  {
    name: 'Service team',
    time: inFull(claims.responseTime),
    text: `Usual range, ${everyPlan}; ask whether it is the time to an answer or to arrival on site`,
  },
  {
    name: 'Technician on site',
    time: inFull(claims.onsiteResponse),
    text: `On average, ${everyPlan}, once a fault cannot be solved remotely. It depends on the distance: ask what applies to your site, and how nights and weekends count with Basic Support`,
  },
  {
    name: 'Enquiry to sales',
    time: claims.inText(claims.promisedResponse),
    text: 'To our answer, no plan needed',
  },
  { name: 'Emergency', time: '4 hours', text: 'Contractual limit, at any hour, with Premium' },
  {
    name: 'Technician on site, at the latest',
    time: '24 hours',
    text: 'Contractual limit, with Platinum',
  },
];
