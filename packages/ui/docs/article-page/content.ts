import type { ArticleNode } from '@brand/ui';
import { map } from '../../test/pictures.ts';
import { posts } from '../posts.ts';

export const header = {
  title: 'Surge, choke and the band between them',
  categories: [{ name: 'Controls', href: '/blog?category=controls' }],
  author: 'Controls Group',
  date: '2026-01-21',
  minutes: 6,
  cover: { ...map, caption: 'Fig. 1 - Operating map with surge line and speed lines.' },
};

const bio = 'The engineers behind the touch screen, the drive and every register on the bus.';

export const author = { author: header.author, bio, postsHref: '/blog' };

const url = 'https://www.example.com/blog/surge-and-choke';

export const share = {
  url,
  title: header.title,
  items: [
    {
      network: 'LinkedIn',
      mark: 'in',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    },
  ],
};

const text = (words: string) => ({ type: 'text', text: words }) as const;
const paragraph = (words: string) => ({ type: 'paragraph', children: [text(words)] }) as const;
const heading = ({ id, name }: { id: string; name: string }) =>
  ({ type: 'heading', level: 2, id, children: [text(name)] }) as const;

const reverses = { id: 'flow-reverses', name: 'Why flow reverses' };
const leftEdge = { id: 'the-header', name: 'The left edge is set by the header' };
const distance = { id: 'distance', name: 'Keeping a distance' };

/** Headings of the article. */
export const contents = [reverses, leftEdge, distance];

export const article: readonly ArticleNode[] = [
  paragraph(
    'The first sign is usually in the current. A drive that has drawn a steady 180 A begins to draw 150, then 210, then 150, several times a second. The header gauge shivers. Then the inlet filter housing coughs, because for part of each cycle air is coming out of it. That is surge, and nobody who has stood next to it needs a definition. A controller does.',
  ),
  {
    type: 'quote',
    children: [
      text(
        'Surge is the flow below which a compressor at a given speed can no longer hold the pressure that its system holds against it.',
      ),
    ],
  },
  heading(reverses),
  paragraph(
    'An impeller adds work to the air in proportion to the square of its tip speed. The diffuser behind it turns velocity into pressure. At a fixed speed, pressure rises as flow is reduced, but only to a point: somewhere to the left the flow enters the diffuser at so flat an angle that it stalls, the losses grow again and the curve goes over its crest.',
  ),
  heading(leftEdge),
  paragraph(
    'Assume a duty of 0.60 bar at 100% flow, made of 0.55 bar static head and 0.05 bar of friction. Assume that at full speed the machine surges at 44% flow and 0.68 bar.',
  ),
  {
    type: 'code',
    language: 'text',
    text: 'surge parabola   p = 0.68 · (q / 0.44)²  = 3.51 q²\nsystem           p = 0.55 + 0.05 q²\nmeeting point    q² = 0.55 / (3.51 - 0.05)   ->  q = 0.40\nspeed there      n = 0.40 / 0.44             ->  91%',
  },
  heading(distance),
  paragraph('At the wall the controller has three honest answers:'),
  {
    type: 'list',
    items: [
      [text('Hold the speed and report that the minimum is reached.')],
      [text('Stop, if several machines share the header and the rest can carry the flow.')],
      [
        text(
          'Open a bypass, which is the expensive answer and should be measured in seconds around a start or a stop.',
        ),
      ],
    ],
  },
];

export const tags = ['surge', 'choke', 'operating map', 'variable speed'].map((name) => ({
  name,
  href: `/blog?tag=${encodeURIComponent(name)}`,
}));

export const related = posts.slice(2, 5);
