import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { cardElements } from '../card/index.ts';
import { ModelCard } from './index.ts';

const facts = [{ label: 'Power', value: '250–350 kW' }];

describe.each(cardElements)('ModelCard as %s', (as) =>
  conformance(<ModelCard as={as} code="MAX50" facts={facts} />),
);

test('with `href` the card is a link, and `aria-current` marks the selected model', async () => {
  const screen = await render(<ModelCard code="MAX50" facts={facts} href="#MAX50" selected />);
  const link = screen.getByRole('link', { name: 'MAX50' });
  await expect.element(link).toHaveAttribute('href', '#MAX50');
  await expect.element(link).toHaveAttribute('aria-current', 'true');
});

test('a click anywhere on the card selects the model', async () => {
  const onChoose = vi.fn();
  const screen = await render(<ModelCard code="MAX50" facts={facts} onChoose={onChoose} />);
  await screen.getByRole('article').click({ position: { x: 4, y: 4 } });
  expect(onChoose).toHaveBeenCalledOnce();
});

test('without `href` and `onChoose` the code is text', async () => {
  const screen = await render(<ModelCard code="MAX50" facts={facts} />);
  await expect.element(screen.getByRole('heading', { name: 'MAX50' })).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('with `pageHref` the code links to the page, and the rest of the card selects the model', async () => {
  const onChoose = vi.fn();
  const screen = await render(
    <ModelCard
      code="MAX50"
      facts={facts}
      href="#MAX50"
      pageHref="#page"
      onChoose={onChoose}
      actions={<a href="#datasheet">Datasheet</a>}
    />,
  );
  const code = screen.getByRole('link', { name: 'MAX50', exact: true });
  await expect.element(code).toHaveAttribute('href', '#page');
  await code.click();
  await screen.getByRole('link', { name: 'Datasheet' }).click();
  expect(onChoose).not.toHaveBeenCalled();
  await screen.getByText('Power', { exact: true }).click({ force: true });
  expect(onChoose).toHaveBeenCalledOnce();
  const select = screen.getByRole('link', { name: 'Select MAX50' });
  await expect.element(select).toHaveAttribute('href', '#MAX50');
  expect(screen.container.querySelector('a a, a button, button a')).toBeNull();
});

test('the selected card says so', async () => {
  const screen = await render(
    <ModelCard code="MAX50" facts={facts} pageHref="#page" onChoose={() => {}} selected />,
  );
  const button = screen.getByRole('button', { name: 'Selected MAX50' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});
