import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { city } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { OfficeCard } from './index.ts';

const seoul = {
  city: 'Seoul',
  country: 'South Korea',
  note: 'Headquarters',
  image: { ...city, alt: '' },
  address: '120 Teheran-ro, Gangnam-gu, Seoul 06234',
  phone: '+82 2-555-0100',
  email: 'seoul@example.com',
  hours: 'Mon–Fri 9:00–18:00',
  mapHref: 'https://www.openstreetmap.org/search?query=Seoul',
};

const meta = {
  title: 'Offices/OfficeCard',
  tags: ['0.2.0'],
  component: OfficeCard,
  argTypes: { image: { control: false } },
  args: { ...seoul, headingLevel: 2 },
  decorators: [
    (Story) => (
      <Grid columns="three">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof OfficeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true } };

export const Open: Story = { args: { defaultOpen: true } };

/** Hover shows the details, which stay for a moment after the pointer has left. */
export const Hover: Story = {
  args: { onOpenChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article');
    await userEvent.hover(canvas.getByRole('heading', { name: 'Seoul' }));
    await expect(card).toHaveAttribute('data-state', 'open');
    await userEvent.unhover(canvas.getByRole('heading', { name: 'Seoul' }));
    await expect(card).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'closed'));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** A tap on the image shows and hides the details. */
export const Touch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article');
    const address = canvas.getByText('Address');
    const tap = () =>
      fireEvent(address, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    await tap();
    await expect(card).toHaveAttribute('data-state', 'open');
    await tap();
    await expect(card).toHaveAttribute('data-state', 'closed');
  },
};

/** Every row of the keyboard table in the docs. */
export const Keyboard: Story = {
  render: (props) => (
    <>
      <OfficeCard {...props} />
      <a href="#next">Next</a>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article');
    const call = canvas.getByRole('link', { name: 'Call Seoul' });
    const mail = canvas.getByRole('link', { name: 'Email Seoul' });
    call.focus();
    await userEvent.tab();
    await expect(mail).toHaveFocus();
    await expect(card).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expect(card).toHaveAttribute('data-state', 'closed');
    await expect(mail).toHaveFocus();
    await userEvent.tab();
    await expect(card).toHaveAttribute('data-state', 'open');
    await userEvent.tab();
    await expect(card).toHaveAttribute('data-state', 'closed');
  },
};

export const Row: Story = {
  render: (props) => (
    <>
      <OfficeCard {...props} defaultOpen />
      <OfficeCard {...props} city="São Paulo" country="Brazil" note={undefined} />
      <OfficeCard {...props} city="Dubai" country="United Arab Emirates" note={undefined} />
    </>
  ),
};

/** The details replace the image. */
export const WithoutImage: Story = {
  args: { image: undefined, note: undefined },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByText(args.address)).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    city: 'Frankfurt-Niederursel',
    country: 'Bundesrepublik Deutschland',
    note: 'Zweigniederlassung',
    address: 'Industriestraße 14–18, Gewerbepark Nordweststadt, Gebäude 7, 60439 Frankfurt am Main',
    email: 'kundendienst-niederlassung-frankfurt@example.com',
    hours: 'Montag bis Donnerstag 8:00–17:00, Freitag 8:00–14:30',
    open: true,
    labels: { call: 'Anrufen', mail: 'Schreiben', map: 'Karte', address: 'Anschrift' },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { open: true }, globals: { ground: 'dark' } };
