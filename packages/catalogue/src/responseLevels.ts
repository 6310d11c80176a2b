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
