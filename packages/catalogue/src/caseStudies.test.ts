import { expect, test } from 'vitest';
import { caseStudies } from './caseStudies.ts';

test.each(caseStudies)(
  '$title: its machines are in the words of its solution',
  ({ machine, solution }) => {
    expect(solution).toContain(machine);
  },
);
