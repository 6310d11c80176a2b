import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

describe('OfficeCard', () => conformance(<OfficeCard {...office} />, { elements: cardElements }));

test('links to the phone number, the email address and the map', async () => {
  const screen = await render(<OfficeCard {...office} />);
  const link = (name: string) => screen.getByRole('link', { name });
  await expect.element(link('Call Houston')).toHaveAttribute('href', 'tel:+17135550142');
  await expect.element(link('Email Houston')).toHaveAttribute('href', 'mailto:houston@example.com');
  const map = link('Map Houston (opens in a new tab)');
  await expect.element(map).toHaveAttribute('href', office.mapHref);
  await expect.element(map).toHaveAttribute('target', '_blank');
});

test('opening hours are one text, which screen readers do not part', async () => {
  const hours = 'Monday to Friday, 09:00–18:00';
  const times = '09:00–18:00';
  const screen = await render(<OfficeCard {...office} hours={hours} note={times} />);
  for (const text of [hours, times])
    expect(screen.getByText(text, { exact: true }).element().childNodes).toHaveLength(1);
});

test('in right-to-left text, phone number and email address stay left to right', async () => {
  const screen = await render(
    <div dir="rtl">
      <OfficeCard {...office} open />
    </div>,
  );
  for (const text of [office.phone, office.email]) {
    expect(getComputedStyle(screen.getByText(text).element()).direction).toBe('ltr');
  }
});

test('every action is at least 44 px in both dimensions', async () => {
  const screen = await render(<OfficeCard {...office} />);
  for (const link of screen.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('on devices with hover, hidden details stay available to assistive technology', async () => {
  const screen = await render(<OfficeCard {...office} />);
  const details = screen.getByText(office.address).element().closest('dl');
  expect(details && getComputedStyle(details)).toMatchObject({
    opacity: '0',
    visibility: 'visible',
  });
});

test('in a narrow window the pointer moves nothing', async () => {
  await page.viewport(390, 800);
  const screen = await render(<OfficeCard {...office} />);
  const card = screen.getByRole('article').element();
  const { height } = card.getBoundingClientRect();
  await userEvent.hover(screen.getByRole('heading', { name: 'Houston' }));
  await expect.element(screen.getByRole('article')).toHaveAttribute('data-state', 'open');
  expect(card.getBoundingClientRect().height).toBe(height);
});

test('a controlled card calls onOpenChange and does not open itself', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<OfficeCard {...office} open={false} onOpenChange={onOpenChange} />);
  await userEvent.hover(screen.getByRole('heading', { name: 'Houston' }));
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  await expect.element(screen.getByRole('article')).toHaveAttribute('data-state', 'closed');
});

test('the details stay open while keyboard focus is in the card, even when the pointer leaves', async () => {
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
  // By now the timer of the first card has expired too.
  await expect.element(cards.nth(1)).toHaveAttribute('data-state', 'closed');
  await expect.element(cards.nth(0)).toHaveAttribute('data-state', 'open');
});

test('details use the full width in a narrow card and with large text', async () => {
  const screen = await render(
    <div style={{ inlineSize: 230 }}>
      <OfficeCard {...office} labels={{ hours: 'Öffnungszeiten' }} />
    </div>,
  );
  const boxOf = (text: string) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect();
  const label = boxOf('Öffnungszeiten');
  const value = boxOf(office.hours);
  expect(value.top).toBeGreaterThanOrEqual(label.bottom);
  expect(value.left).toBe(label.left);
});
