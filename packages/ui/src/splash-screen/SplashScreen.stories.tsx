import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { lessMotion } from '../../test/lessMotion.ts';
import { heroImpeller } from '../../test/pictures.ts';
import { BrandLink } from '../brand-link/index.ts';
import { ButtonLink } from '../button/index.ts';
import { Hero } from '../hero/index.ts';
import { Picture } from '../picture/index.ts';
import { SplashScreen } from './index.ts';

const meta = {
  title: 'Shell/SplashScreen',
  tags: ['0.2.0'],
  component: SplashScreen,
  args: { children: <BrandLink name="Brand" href="/" /> },
  parameters: { bleed: true },
  render: (props) => (
    <>
      <SplashScreen {...props} />
      <main>
        <Hero
          headlines={[{ title: 'Air that carries nothing but pressure.' }]}
          media={<Picture {...heroImpeller} priority />}
          actions={<ButtonLink href="#products">Explore Products</ButtonLink>}
        />
      </main>
    </>
  ),
} satisfies Meta<typeof SplashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The percentage with what starts meanwhile. */
export const Start: Story = {
  args: {
    figure: <Picture {...heroImpeller} alt="" />,
    gauge: { texts: Array.from({ length: 11 }, (_, tenth) => `${tenth * 3},000`), unit: 'rpm' },
  },
};

/** Stops the splash, which on a busy machine could end before `play` begins. @returns lets it go on */
function hold() {
  const held = new CSSStyleSheet();
  held.replaceSync('[data-splash-screen][data-state="shown"] { animation-play-state: paused }');
  document.adoptedStyleSheets.push(held);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== held);
  };
}

/** The page is in the document below the splash, but inert. */
export const Default: Story = {
  beforeEach: hold,
  play: async ({ canvasElement }) => {
    if (lessMotion()) return;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Opening' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { ground: 'light' } };

const gone = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(within(canvasElement).queryByRole('region', { name: 'Opening' })).toBeNull(),
  );

/** Ends automatically after 4.5 seconds. */
export const Ends: Story = {
  beforeEach: hold,
  play: async ({ canvasElement }) => {
    if (lessMotion()) return;
    const splash = within(canvasElement).getByRole('region', { name: 'Opening' });
    const [animation] = splash.getAnimations();
    await expect(animation?.effect?.getComputedTiming().endTime).toBe(4500);
    animation?.finish();
    await gone(canvasElement);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
