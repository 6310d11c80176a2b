import { definePage } from '../../shell/page.ts';

export const page = definePage({
  path: '/video-tutorials',
  title: 'Video Tutorials',
  searchTitle: 'Video Tutorials: inside a turbo blower',
  description:
    'The parts of a turbo blower in motion: air-foil bearing, motor, impeller, cooling, NSTB+ bearing and touch screen.',
  group: 'Resources',
  card: 'technologies',
  hero: false,
});
