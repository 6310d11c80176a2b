import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandLink } from '../brand-link/index.ts';
import { SiteFooter } from './index.ts';

const meta = {
  title: 'Shell/SiteFooter',
  tags: ['0.1.0'],
  component: SiteFooter,
  args: {
    brand: <BrandLink name="Brand" href="/" />,
    owner: 'Brand',
    columns: [
      {
        name: 'Products',
        links: [
          { name: 'Turbo blower', href: '/products/turbo-blower' },
          { name: 'Digital solution', href: '/products/digital-solution' },
          { name: 'Accessories', href: '/products/accessories' },
        ],
      },
      {
        name: 'Technology',
        links: [
          { name: 'Bearing', href: '/technology/bearing' },
          { name: 'Impeller', href: '/technology/impeller' },
          { name: 'Air end', href: '/technology/air-end' },
          { name: 'Control', href: '/technology/control' },
        ],
      },
      {
        name: 'Resources',
        links: [
          { name: 'Case studies', href: '/applications/case-studies' },
          { name: 'White papers', href: '/resources/white-papers' },
          { name: 'Technical docs', href: '/resources/technical-docs' },
          { name: 'Webinars', href: '/resources/webinars' },
        ],
      },
      {
        name: 'Company',
        links: [
          { name: 'About', href: '/about' },
          { name: 'History', href: '/about/history' },
          { name: 'Careers', href: '/careers' },
          { name: 'News', href: '/news' },
        ],
      },
    ],
    statements: ['ISO 9001:2015 Certified', 'Committed to carbon-neutral operations by 2025'],
    contact: [
      { name: 'info@brand.example', href: 'mailto:info@brand.example' },
      { name: '+1 202 555 0100', href: 'tel:+12025550100' },
    ],
    legal: [
      { name: 'Privacy Policy', href: '/privacy' },
      { name: 'Terms of Service', href: '/terms' },
      { name: 'Cookie Policy', href: '/cookies' },
      { name: 'Sitemap', href: '/sitemap' },
    ],
    social: [
      { name: 'LinkedIn', href: 'https://linkedin.example' },
      { name: 'YouTube', href: 'https://youtube.example' },
    ],
  },
  parameters: { bleed: true },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Light: Story = { args: { ground: 'light' } };

/** Empty lists are not rendered. */
export const Least: Story = {
  args: { statements: undefined, contact: undefined, legal: undefined, social: undefined },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
