import { expect, test } from 'vitest';
import { statusOf } from '../../storybook/status.ts';

test.each([
  [['0.1.0'], 'stable'],
  [['0.9.0'], 'stable'],
  [['dev', '0.10.0'], 'new'],
  [['0.11.0'], 'new'],
  [['0.2.0', 'deprecated'], 'deprecated'],
])('in version 0.10.0, a component with the tags %j is %s', (tags, status) => {
  expect(statusOf(tags, '0.10.0')?.status).toBe(status);
});

test('in the first version no component is new', () => {
  expect(statusOf(['0.1.0'], '0.1.0')?.status).toBe('stable');
});

test('a page without a version tag has no status', () => {
  expect(statusOf(['autodocs'])).toBeUndefined();
});
