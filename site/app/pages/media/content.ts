import { balancing, caseWastewater, nstbPlus, rmxHero, type StillMedia } from '@brand/media';

export const hero = {
  title: 'Read, watch, download.',
  text: 'What our machines do for others, how they work, and the documents a project needs.',
};

interface Entry {
  id: string;
  title: string;
  text: string;
  href: string;
  image: StillMedia;
}

export const items: readonly Entry[] = [
  {
    id: 'case-studies',
    title: 'Case Studies',
    text: 'Three sites: what was needed, what was built, what the meter says.',
    href: '/case-studies',
    image: caseWastewater,
  },
  {
    id: 'articles',
    title: 'Technical Resources',
    text: 'Articles on bearings, aeration, energy, noise, controls and maintenance.',
    href: '/blog',
    image: balancing,
  },
  {
    id: 'downloads',
    title: 'Downloads',
    text: 'Datasheets for every series and the catalogue, made from the figures on this site.',
    href: '/media/downloads',
    image: rmxHero.poster,
  },
  {
    id: 'films',
    title: 'Video Tutorials',
    text: 'The parts of a machine in motion, each in a few seconds.',
    href: '/video-tutorials',
    image: nstbPlus.poster,
  },
];

export const read = 'Read the case studies';

export const closing = {
  title: 'Writing about air?',
  text: 'We answer journalists and students the way we answer engineers: with figures.',
  actions: [
    { name: 'Contact Us', href: '/contact' },
    { name: 'About Us', href: '/about-us' },
  ],
};
