import { Gauge } from 'lucide';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { FeatureGrid } from './index.ts';

const features = [{ title: 'Low Noise', text: 'Under 45 dB.', icon: Gauge }];

describe('FeatureGrid', () => conformance(<FeatureGrid items={features} />));

test('its titles are headings of the given level', async () => {
  const screen = await render(<FeatureGrid items={features} headingLevel={4} />);
  const item = screen.getByRole('listitem');
  await expect.element(item.getByRole('heading', { level: 4, name: 'Low Noise' })).toBeVisible();
});
