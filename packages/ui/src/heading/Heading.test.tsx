import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Heading, headingLevels } from './index.ts';

describe('Heading', () => conformance(<Heading level={2}>Models</Heading>));

test.each(headingLevels)(
  'level %i is in the outline and smaller than the level above',
  async (level) => {
    const screen = await render(
      <>
        <Heading level={level}>Models</Heading>
        {level > 1 && level < 5 && (
          <Heading level={(level - 1) as typeof level}>Specifications</Heading>
        )}
      </>,
    );
    const size = (name: string) =>
      Number.parseFloat(getComputedStyle(screen.getByRole('heading', { name }).element()).fontSize);
    await expect.element(screen.getByRole('heading', { level, name: 'Models' })).toBeVisible();
    if (level > 1 && level < 5) expect(size('Models')).toBeLessThan(size('Specifications'));
  },
);

test('`size` changes the visual size, not the level', async () => {
  const screen = await render(
    <>
      <Heading level={3} size="h1">
        Large
      </Heading>
      <Heading level={1}>First</Heading>
    </>,
  );
  const size = (name: string) =>
    getComputedStyle(screen.getByRole('heading', { name }).element()).fontSize;
  expect(size('Large')).toBe(size('First'));
});
