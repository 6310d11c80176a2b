import {
  airFoilBearing,
  caseWastewater,
  rmxHero,
  type StillMedia,
  touchScreen,
} from './media.generated.ts';

export const name = 'Media';
export const description =
  'Case studies, articles, downloads and films about oil-free turbo blowers, and where to find which.';

export const hero = {
  title: 'Read, watch, take along.',
  text: 'What our machines do for others, how they work, and the papers that a project needs.',
};

interface Entry {
  id: string;
  title: string;
  description: string;
  href: string;
  image: StillMedia;
}

export const items: readonly Entry[] = [
  {
    id: 'case-studies',
    title: 'Case Studies',
    description: 'Three sites: what was asked, what was built, what the meter says.',
    href: '/case-studies',
    image: caseWastewater,
  },
  {
    id: 'articles',
    title: 'Technical Resources',
    description: 'Articles on bearings, aeration, energy, noise, controls and maintenance.',
    href: '/blog',
    image: touchScreen.poster,
  },
  {
    id: 'downloads',
    title: 'Downloads',
    description:
      'Datasheets of every series and the catalogue, made from the figures of this site.',
    href: '/media/downloads',
    image: rmxHero.poster,
  },
  {
    id: 'films',
    title: 'Video Tutorials',
    description: 'The parts of a machine in motion, each in a few seconds.',
    href: '/video-tutorials',
    image: airFoilBearing.poster,
  },
];

export const closing = {
  title: 'Writing about air?',
  text: 'We answer questions of journalists and students as we answer those of engineers: with figures.',
};
