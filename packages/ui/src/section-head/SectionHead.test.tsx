import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SectionHead } from './index.ts';

describe('SectionHead', () => conformance(<SectionHead title="Models" lead="Four sizes." />));

test('the id of the heading can label the section', async () => {
  const screen = await render(
    <section aria-labelledby="models">
      <SectionHead title="Models" headingId="models" headingLevel={3} />
    </section>,
  );
  await expect.element(screen.getByRole('region', { name: 'Models' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Models' })).toBeVisible();
});

test.each(['sentence', 'side'] as const)('%s: title and lead are one heading', async (layout) => {
  const screen = await render(<SectionHead title="Models" lead="Four sizes." layout={layout} />);
  await expect.element(screen.getByRole('heading', { name: 'Models Four sizes.' })).toBeVisible();
  expect(screen.container.querySelector('p')).toBeNull();
});

test('without a lead and children it renders only the heading', async () => {
  const { container } = await render(<SectionHead title="Models" />);
  expect(container.firstElementChild?.children).toHaveLength(1);
});
