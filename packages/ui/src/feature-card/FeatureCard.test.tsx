import { Gauge } from 'lucide';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { cardElements } from '../card/index.ts';
import { FeatureCard } from './index.ts';

const feature = { title: 'Low Noise', text: 'Under 45 dB.' };

describe('FeatureCard', () =>
  conformance(<FeatureCard {...feature} />, { elements: cardElements }));

test('its icon is decorative', async () => {
  const { container } = await render(<FeatureCard {...feature} icon={Gauge} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a figure and its unit precede the title', async () => {
  const { container } = await render(
    <FeatureCard title="Basic training" text="Start and stop." figure="4" unit="hours" />,
  );
  expect(container.textContent).toBe('4\u00a0hoursBasic trainingStart and stop.');
});

test('a link has its `href`, and its name includes the title', async () => {
  const screen = await render(
    <FeatureCard
      title="Manuals"
      text="Of every series."
      link={{ name: 'Open', href: '#manuals' }}
    />,
  );
  await expect.element(screen.getByRole('link', { name: 'Open Manuals' })).toBeVisible();
});
