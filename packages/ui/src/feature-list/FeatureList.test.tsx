import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { FeatureList } from './index.ts';

const features = ['Remote diagnostics', 'Software updates'];

describe('FeatureList', () => conformance(<FeatureList items={features} />));

test('names in a line stand side by side', async () => {
  const screen = await render(<FeatureList layout="line" items={features} />);
  const items = screen.getByRole('listitem').elements();
  const [first, second] = items.map((item) => item.getBoundingClientRect().top);
  expect(first).toBe(second);
});

test('renders its statements in order', async () => {
  const screen = await render(<FeatureList items={features} />);
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(features);
});
