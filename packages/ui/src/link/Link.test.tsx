import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Link, type LinkComponentProps, LinkProvider } from './index.ts';

const router = (element: React.ReactElement) => (
  <LinkProvider component={RouterLink}>{element}</LinkProvider>
);

function RouterLink(props: LinkComponentProps) {
  return <a {...props} data-router="" />;
}

describe('Link', () => conformance(<Link href="#main">Main</Link>, { interactive: true }));
describe('Link of a router', () => conformance(<Link href="#main">Main</Link>, { wrap: router }));

test('a link is the router’s inside a provider, and a plain `<a>` outside', async () => {
  const screen = await render(
    <>
      {router(<Link href="#inside">Inside</Link>)}
      <Link href="#outside">Outside</Link>
    </>,
  );
  await expect.element(screen.getByRole('link', { name: 'Inside' })).toHaveAttribute('data-router');
  await expect
    .element(screen.getByRole('link', { name: 'Outside' }))
    .not.toHaveAttribute('data-router');
});

test('`labels.newTab` is part of the accessible name', async () => {
  const screen = await render(
    <Link href="#iso" newTab labels={{ newTab: '(öffnet in einem neuen Tab)' }}>
      ISO 5389
    </Link>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'ISO 5389 (öffnet in einem neuen Tab)' }))
    .toHaveAttribute('target', '_blank');
});

test('a telephone number stays on one line, without joiners in its text', async () => {
  const screen = await render(
    <div style={{ inlineSize: 'min-content' }}>
      <Link href="tel:+12025550142">Call Support +1 202-555-0142</Link>
    </div>,
  );
  const link = screen.getByRole('link', { name: 'Call Support +1 202-555-0142' });
  const number = link.getByText('+1 202-555-0142').element();
  expect(number.getClientRects()).toHaveLength(1);
  expect(link.element().getClientRects().length).toBeGreaterThan(1);
});
