/** Words of the blog's pages. */
export const blog = {
  title: 'Technical resources',
  lead: 'How high-speed turbo machines work, what they cost to run, and how to keep them running.',
  description:
    'Articles on air-foil bearings, aeration, energy, noise, controls, maintenance, vacuum and pneumatic conveying.',
  searchLabel: 'Search technical resources',
  searchPlaceholder: 'Search articles on bearings, aeration, energy…',
  about: {
    title: 'About',
    text: 'Written by the engineers who design, size and service the machines, with 20+ years of experience.',
  },
  empty: {
    title: 'No technical resources found',
    search: (term: string) => `No results matching "${term}"`,
    category: 'No resources in this category yet',
    none: 'Our knowledge base is currently being updated',
    action: 'View All Technical Resources',
  },
  banner: {
    title: 'A duty point says more than a catalogue.',
    text: 'Send us flow and pressure, and we work through it with you.',
  },
} as const;
