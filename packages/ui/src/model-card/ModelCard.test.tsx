import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { cardElements } from '../card/index.ts';
import { ModelCard } from './index.ts';

const facts = [{ label: 'Power', value: '250–350 kW' }];

describe.each(cardElements)('ModelCard as %s', (as) =>
  conformance(<ModelCard as={as} code="MAX50" facts={facts} />),
);

test('with an address it is a link, and its choice is the current one', async () => {
  const screen = await render(<ModelCard code="MAX50" facts={facts} href="#MAX50" selected />);
  const link = screen.getByRole('link', { name: 'MAX50' });
  await expect.element(link).toHaveAttribute('href', '#MAX50');
  await expect.element(link).toHaveAttribute('aria-current', 'true');
});

test('a press anywhere on the card chooses it', async () => {
  const onChoose = vi.fn();
  const screen = await render(<ModelCard code="MAX50" facts={facts} onChoose={onChoose} />);
  await screen.getByRole('article').click({ position: { x: 4, y: 4 } });
  expect(onChoose).toHaveBeenCalledOnce();
});

test('without address and handler it is text', async () => {
  const screen = await render(<ModelCard code="MAX50" facts={facts} />);
  await expect.element(screen.getByRole('heading', { name: 'MAX50' })).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});
