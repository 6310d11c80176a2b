import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { PatentCard, patentCardElements } from './index.ts';

describe('PatentCard', () => conformance(<PatentCard title="Impeller" />));

test.each(patentCardElements)('renders <%s>', async (as) => {
  const { container } = await render(<PatentCard title="Impeller" as={as} />);
  expect(container.firstElementChild?.localName).toBe(as);
});

test('a number is printed as it is given, and none is made up', async () => {
  const { container } = await render(
    <>
      <PatentCard title="Impeller" number="No. 10-0000000" />
      <PatentCard title="Bearing" />
    </>,
  );
  const lines = [...container.querySelectorAll('p')].map((line) => line.textContent?.trim());
  expect(lines).toEqual(['Patent No. 10-0000000', 'Patent']);
});

test('the link says which patent', async () => {
  const screen = await render(<PatentCard title="Impeller" href="#impeller" />);
  await expect.element(screen.getByRole('link', { name: 'View patent Impeller' })).toBeVisible();
});
