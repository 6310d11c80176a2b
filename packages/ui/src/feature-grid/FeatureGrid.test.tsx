import { Gauge } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { FeatureGrid } from './index.ts';

const features = [{ title: 'Low Noise', text: 'Under 45 dB.', icon: Gauge }];

describe('FeatureGrid', () => conformance(<FeatureGrid features={features} />));

test('its titles take the level of their place in the page, its icons are decoration', async () => {
  const screen = await render(<FeatureGrid features={features} headingLevel={4} />);
  await expect.element(screen.getByRole('heading', { level: 4, name: 'Low Noise' })).toBeVisible();
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a figure stands before its title, with its unit', async () => {
  const training = { title: 'Basic training', text: 'Start and stop.', figure: '4', unit: 'hours' };
  const screen = await render(<FeatureGrid features={[training]} />);
  expect(screen.getByRole('listitem').element().textContent).toBe(
    '4 hoursBasic trainingStart and stop.',
  );
});

test('a link says where it leads, with its title', async () => {
  const manuals = {
    title: 'Manuals',
    text: 'Of every series.',
    link: { label: 'Open', href: '#' },
  };
  const screen = await render(<FeatureGrid features={[manuals]} />);
  await expect.element(screen.getByRole('link', { name: 'Open Manuals' })).toBeVisible();
});
