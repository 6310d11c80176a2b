import * as claims from '@brand/catalogue/claims';
import { company, mailto, phoneHref, pressEmail } from '@brand/catalogue/company';
import { logoInks, logoSize, logos, pressKit, printResolution } from '@brand/catalogue/press';
import { inUnits, type UnitSystem } from '@brand/catalogue/units';
import { fileNote } from '@brand/documents/fileNotes';
import { balancing, nstbPlus, plantRoomWastewater, rmxHero, type StillMedia } from '@brand/media';
import { pictures, texts } from './press.ts';

export const hero = {
  title: 'Read, watch, download.',
  text: 'Three case studies, six films, technical articles, and the documents a project needs.',
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
    text: 'Three sites: the problem, what was changed, and the energy saved.',
    href: '/case-studies',
    image: plantRoomWastewater,
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

const inText = claims.inText;

/** Printed size of a picture: `16 × 9 cm`, `6.4 × 3.6 in`. */
function printed({ width, height }: StillMedia, system: UnitSystem): string {
  const sides = [width, height].map((pixels) => {
    const inches = pixels / printResolution;
    return system === 'us' ? inches.toFixed(1) : Math.round(inches * 2.54);
  });
  return `${sides.join(' × ')} ${system === 'us' ? 'in' : 'cm'}`;
}

export const press = {
  title: 'Press',
  lead: 'Logo, pictures and texts for your report. Print them unchanged, with their source named.',
  kit: { name: `Download everything (${fileNote(pressKit)})`, href: pressKit },
  contact: {
    title: 'Press contact',
    text: `Questions about machines, figures and the company. We answer within ${inText(claims.promisedResponse)}.`,
    links: [
      { name: pressEmail, href: mailto(pressEmail, 'Press') },
      { name: company.phone, href: phoneHref },
    ],
  },
  texts,
  logoTitle: 'Logo',
  logos: [
    { ground: 'dark', name: 'Light background', color: '#ffffff' },
    { ground: 'light', name: 'Dark background', color: logoInks.dark },
  ].map(({ ground, name, color }) => {
    const files = logos[ground as keyof typeof logos];
    return {
      name,
      image: { src: files.svg, color, ...logoSize },
      links: [files.svg, files.png].map((href) => ({ name: fileNote(href), href })),
    };
  }),
  picturesTitle: 'Pictures',
  pictures: pictures.map((picture) => ({
    ...picture,
    note: inUnits((system) => `${fileNote(picture.href)}, ${printed(picture.print, system)}`),
  })),
};

export const closing = {
  title: 'Press enquiries',
  text: 'We answer journalists and students as we answer engineers: with figures.',
  actions: [
    { name: 'Write to the press office', href: mailto(pressEmail, 'Press') },
    { name: 'About Us', href: '/about-us' },
  ],
};
