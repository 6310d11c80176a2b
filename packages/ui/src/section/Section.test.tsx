import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SpecTable } from '../spec-table/index.ts';
import { Section } from './index.ts';

describe('Section', () => conformance(<Section>Content</Section>));

test('the title is a heading and labels the region', async () => {
  const screen = await render(<Section title="Models" lead="Four sizes." headingLevel={3} />);
  const region = screen.getByRole('region', { name: 'Models' });
  await expect.element(region.getByRole('heading', { name: 'Models', level: 3 })).toBeVisible();
  await expect.element(region.getByText('Four sizes.')).toBeVisible();
});

test('sets data-ground only if ground is given', async () => {
  const screen = await render(
    <Section aria-label="Outer">
      <Section ground="dark" aria-label="Inner" />
    </Section>,
  );
  await expect
    .element(screen.getByRole('region', { name: 'Inner' }))
    .toHaveAttribute('data-ground', 'dark');
  await expect
    .element(screen.getByRole('region', { name: 'Outer' }))
    .not.toHaveAttribute('data-ground');
});

test('sticky row headers of a table have the background of a subtle section', async () => {
  const screen = await render(
    <Section tone="subtle" aria-label="Data" style={{ inlineSize: 300 }}>
      <SpecTable
        label="Models"
        properties={['flow', 'pressure', 'power'].map((key) => ({ key, label: 'x'.repeat(20) }))}
        items={[{ code: 'A1', values: {} }]}
      />
    </Section>,
  );
  const section = getComputedStyle(screen.getByRole('region', { name: 'Data' }).element());
  await expect
    .element(screen.getByRole('rowheader', { name: 'A1' }))
    .toHaveStyle({ backgroundColor: section.backgroundColor });
});
