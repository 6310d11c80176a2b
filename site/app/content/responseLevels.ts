import type { ResponseLevel } from '@brand/ui';

/** How soon the service answers, from the most to the least severe. */
export const responseLevels: readonly ResponseLevel[] = [
  { severity: 'critical', time: '1 hour', description: 'Complete system failure' },
  { severity: 'high', time: '4 hours', description: 'Major performance degradation' },
  { severity: 'medium', time: '8 hours', description: 'Minor performance issues' },
  { severity: 'low', time: '24 hours', description: 'General inquiries' },
];
