import { type BrandTheme, defaultTheme } from '../src/styles/themes.ts';

/** Warm paper, rust and serifs, with round shoulders and more air: as far from the default as a theme can go. */
const second: BrandTheme = {
  light: {
    ...defaultTheme.light,
    ground: '#fffaf3',
    subtle: '#f7ede0',
    raised: '#ffffff',
    selected: '#fbe3cf',
    text: '#2a1a10',
    muted: '#6b5444',
    accent: '#8f2d0c',
    mark: '#e07a3f',
    action: '#9a3412',
    actionHover: '#7c2a0e',
    onAction: '#ffffff',
    chosen: '#4a2c1a',
    onChosen: '#fffaf3',
    hairline: '#e6d5c3',
    border: '#8f7863',
    focus: '#8f2d0c',
    veil: 'rgb(28 16 8 / 0.6)',
    duty: '#0b6e99',
    badgeNew: '#4a2c1a',
    onBadgeNew: '#ffdcbd',
  },
  dark: {
    ...defaultTheme.dark,
    ground: '#1f140d',
    subtle: '#2a1c13',
    raised: '#2f2017',
    selected: '#4a2f1d',
    text: '#fdf4ea',
    muted: '#dcc6b2',
    accent: '#ffb37a',
    mark: '#ff9a5c',
    action: '#ff9a5c',
    actionHover: '#ffb37a',
    onAction: '#2a1205',
    chosen: '#ffb37a',
    onChosen: '#2a1205',
    hairline: 'rgb(255 220 190 / 0.2)',
    border: '#b0937b',
    focus: '#ffb37a',
    veil: 'rgb(18 10 5 / 0.7)',
    duty: '#7cc7f0',
    badgeNew: '#ffdcbd',
    onBadgeNew: '#4a2c1a',
  },
  measures: {
    ...defaultTheme.measures,
    font: {
      ...defaultTheme.measures.font,
      text: 'Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
      heading: 'Georgia, "Times New Roman", "DejaVu Serif", serif',
    },
    radius: { control: '12px', pill: '999px' },
  },
};

/** Brands that the library is shown in. */
export const brands = { default: defaultTheme, second } satisfies Record<string, BrandTheme>;

export type Brand = keyof typeof brands;

export const brandNames = Object.keys(brands) as Brand[];
