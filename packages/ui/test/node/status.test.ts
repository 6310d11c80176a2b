import { expect, test } from 'vitest';
import { statusOf } from '../../../../.storybook/status.ts';

test.each([
  [['0.1.0'], 'stable'],
  [['0.9.0'], 'stable'],
  [['dev', '0.10.0'], 'new'],
  [['0.11.0'], 'new'],
  [['0.2.0', 'deprecated'], 'deprecated'],
])('a component with the tags %j is %s while 0.10.0 is the newest version', (tags, status) => {
  expect(statusOf(tags, '0.10.0')?.status).toBe(status);
});

test('the first version has nothing new', () => {
  expect(statusOf(['0.1.0'], '0.1.0')?.status).toBe('stable');
});

test('a page without a version has no status', () => {
  expect(statusOf(['autodocs'])).toBeUndefined();
});
