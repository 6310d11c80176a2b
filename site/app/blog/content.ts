import { catalogueArchive } from '@brand/catalogue/archive';
import { fileNote } from '@brand/documents/fileNotes';

/** Texts of the blog's pages. */
export const blog = {
  title: 'Technical Resources',
  lead: 'How high-speed turbo machines work, what they cost to run, and how to keep them running.',
  description:
    'Articles on air-foil bearings, aeration, energy, noise, controls, maintenance, vacuum and pneumatic conveying.',
  /** About the author of a post without a biography. */
  author: 'Technical writer on blowers, compressed air and the energy it takes.',
  searchLabel: 'Search technical resources',
  searchPlaceholder: 'Search articles on bearings, aeration, energy…',
  summary: 'Displaying {shown} of {total} technical resources',
  about: {
    title: 'About',
    text: 'Written by engineers with 20+ years of experience, who design, size and service the machines.',
    action: 'About the company',
  },
  pack: {
    title: 'Resource pack',
    text: 'The product catalogue, a datasheet for each series and the service brochure, in one archive.',
    action: `Download the pack (${fileNote(catalogueArchive)})`,
  },
  empty: {
    title: 'No technical resources found',
    search: (term: string) => `No results matching "${term}"`,
    category: 'No resources in this category yet',
    tag: 'No resources with this tag yet',
    none: 'Our knowledge base is currently being updated',
    action: 'View All Technical Resources',
  },
  bookmarks: {
    title: 'Bookmarks',
    action: 'Your bookmarks',
    lead: 'Articles you have saved, kept in this browser and nowhere else.',
    empty: 'No bookmarks yet',
    hint: 'Use the bookmark button beside an article to keep it here.',
    needsScript: 'Bookmarks are stored in your browser, which needs JavaScript for that.',
  },
  banner: {
    title: 'A duty point says more than a catalogue.',
    text: 'Send us flow and pressure, and we will work through it with you.',
    actions: [
      { name: 'Contact Us', href: '/contact' },
      { name: 'Explore Products', href: '/products' },
    ],
  },
} as const;
