import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { city } from '../../test/pictures.ts';
import { cardElements } from '../card/index.ts';
import { OfficeCard } from './index.ts';

const office = {
  city: 'Houston',
  country: 'USA',
  image: city,
  address: '1200 Smith Street, Houston, TX 77002',
  phone: '+1 713-555-0142',
  email: 'houston@example.com',
  hours: 'Mon–Fri 8:00–17:00',
  mapHref: 'https://maps.example.com/?q=Houston',
};

describe('OfficeCard', () => conformance(<OfficeCard {...office} />));

test.each(cardElements)('renders <%s>', async (as) => {
  const { container } = await render(<OfficeCard {...office} as={as} />);
  expect(container.firstElementChild?.localName).toBe(as);
});

test('its links call, write and show the place', async () => {
  const screen = await render(<OfficeCard {...office} />);
  const link = (name: string) => screen.getByRole('link', { name });
  await expect.element(link('Call Houston')).toHaveAttribute('href', 'tel:+17135550142');
  await expect.element(link('Email Houston')).toHaveAttribute('href', 'mailto:houston@example.com');
  const map = link('Map Houston (opens in a new tab)');
  await expect.element(map).toHaveAttribute('href', office.mapHref);
  await expect.element(map).toHaveAttribute('target', '_blank');
});

test('from right to left, telephone and mail keep their direction', async () => {
  const screen = await render(
    <div dir="rtl">
      <OfficeCard {...office} open />
    </div>,
  );
  for (const text of [office.phone, office.email]) {
    expect(getComputedStyle(screen.getByText(text).element()).direction).toBe('ltr');
  }
});

test('every action is large enough for a finger', async () => {
  const screen = await render(<OfficeCard {...office} />);
  for (const link of screen.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('where a pointer hovers, the details can be read before they are seen', async () => {
  const screen = await render(<OfficeCard {...office} />);
  const details = screen.getByText(office.address).element().closest('dl');
  expect(details && getComputedStyle(details)).toMatchObject({
    opacity: '0',
    visibility: 'visible',
  });
});

test('controlled, it calls its handler and does not change itself', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<OfficeCard {...office} open={false} onOpenChange={onOpenChange} />);
  await userEvent.hover(screen.getByRole('heading', { name: 'Houston' }));
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  await expect.element(screen.getByRole('article')).toHaveAttribute('data-state', 'closed');
});

test('the pointer may leave while the keyboard is in the card', async () => {
  const screen = await render(
    <>
      <OfficeCard {...office} />
      <OfficeCard {...office} city="Munich" />
      <p>Elsewhere</p>
    </>,
  );
  const cards = screen.getByRole('article');
  screen.getByRole('link', { name: 'Call Houston' }).element().focus();
  await userEvent.tab();
  await userEvent.hover(screen.getByRole('heading', { name: 'Houston' }));
  await userEvent.hover(screen.getByRole('heading', { name: 'Munich' }));
  await userEvent.hover(screen.getByText('Elsewhere'));
  // By then the timer of the first card has expired too.
  await expect.element(cards.nth(1)).toHaveAttribute('data-state', 'closed');
  await expect.element(cards.nth(0)).toHaveAttribute('data-state', 'open');
});
