import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { BookmarkButton } from '../bookmark-button/index.ts';
import { Grid } from '../grid/index.ts';
import { Prose } from '../prose/index.ts';
import { ShareRail } from './index.ts';

const url = 'https://www.example.com/blog/surge-and-choke';
const title = 'Surge, choke and the band between them';
const page = encodeURIComponent(url);

const article = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map(
  (nth) =>
    `This is the ${nth} paragraph. Every machine has two limits. Below the lower limit the flow separates from the blades; above the upper limit it cannot grow at any speed. Between them a machine with variable speed turns down from 100 to 40% and follows the demand of the process from hour to hour.`,
);

const meta = {
  title: 'Blog/ShareRail',
  tags: ['0.2.0'],
  component: ShareRail,
  args: {
    url,
    title,
    items: [
      {
        network: 'LinkedIn',
        mark: 'in',
        href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
      },
      {
        network: 'X',
        mark: 'X',
        href: `https://x.com/intent/post?url=${page}&text=${encodeURIComponent(title)}`,
      },
      {
        network: 'Facebook',
        mark: 'f',
        href: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
      },
    ],
    children: <BookmarkButton look="icon" />,
  },
} satisfies Meta<typeof ShareRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** A network opens in a small window, and the page stays open. */
export const Popup: Story = {
  play: async ({ canvasElement }) => {
    const open = spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
    await userEvent.click(within(canvasElement).getByRole('link', { name: /^Share on LinkedIn/ }));
    await expect(open).toHaveBeenCalledWith(
      expect.stringContaining('linkedin.com'),
      '_blank',
      'popup,width=600,height=400',
    );
    await expect(open.mock.results[0]?.value.opener).toBeNull();
    open.mockRestore();
  },
};

export const Copy: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(url);
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    write.mockRestore();
  },
};

export const WithoutBookmark: Story = { args: { children: undefined } };

/** In a column next to an article. */
export const BesideArticle: Story = {
  render: (props) => (
    <Grid columns="rail">
      <ShareRail {...props} />
      <Prose>
        <h2>{title}</h2>
        {article.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Grid>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
