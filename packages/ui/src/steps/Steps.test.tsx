import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Steps } from './index.ts';

const steps = [{ title: 'Inspect', text: 'On site.' }, { title: 'Start' }];

describe('Steps', () => conformance(<Steps items={steps} />));

test('renders an ordered list with numbered headings', async () => {
  const screen = await render(<Steps items={steps} headingLevel={4} />);
  expect(screen.getByRole('list').element().tagName).toBe('OL');
  const titles = screen.getByRole('heading', { level: 4 }).elements();
  expect(titles.map((title) => title.textContent)).toEqual(['Inspect', 'Start']);
  const [first] = screen.getByRole('listitem').elements();
  expect(first && getComputedStyle(first, '::before').content).toBe('counter(step)');
});
