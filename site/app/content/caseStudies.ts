import {
  type CardMedia,
  cardAutomotivePlant,
  cardCommercialHighRise,
  cardMunicipalWastewater,
  caseAutomotive,
  caseHighrise,
  caseWastewater,
  type StillMedia,
} from './media.generated.ts';

export interface CaseStudy {
  /** Last part of its address. */
  slug: string;
  title: string;
  location: string;
  /** Branch in a word or two. */
  sector: string;
  /** Section of the applications page that it belongs to. */
  segment: string;
  /** Energy saved, in per cent. */
  saving: number;
  /** One sentence. */
  summary: string;
  challenge: string;
  solution: string;
  results: readonly string[];
  image: StillMedia;
  /** Picture that is shown where its address is shared. */
  card: CardMedia;
}

/** First line of the results, and the figure on the card. */
const saved = (saving: number) => `${saving}% energy savings`;

export const caseStudies: readonly CaseStudy[] = [
  {
    slug: 'automotive-plant',
    title: 'Automotive plant',
    location: 'Detroit',
    sector: 'Manufacturing',
    segment: 'industrial-manufacturing',
    summary: 'One blower room for every hall, and no more air than the lines take.',
    saving: 38,
    challenge:
      'Production asks for air in every shift, but never for the same amount twice. Machines at one speed made all of it all the time, and what the lines did not take was blown off.',
    solution:
      'Oil-free turbo blowers on air-foil bearings feed the halls from one blower room. Their speed follows the pressure in the main, so the machines make what the lines take.',
    results: [saved(38), 'No oil in the air, and none to change', 'Flow that follows the shift'],
    image: caseAutomotive,
    card: cardAutomotivePlant,
  },
  {
    slug: 'municipal-wastewater',
    title: 'Municipal wastewater',
    location: 'Berlin',
    sector: 'Wastewater',
    segment: 'environmental-solutions',
    summary: 'Oxygen for the bacteria, as much as they use, at any hour.',
    saving: 42,
    challenge:
      'The load of a town rises in the morning and falls at night. Aeration at a constant rate met the peak, and gave the basins more oxygen than they could use for the rest of the day.',
    solution:
      'Turbo blowers hold the pressure in the air main while valves share the air among the zones. Dissolved oxygen in each basin sets how much is made.',
    results: [
      saved(42),
      'Oxygen held at its set point by day and night',
      'Filters as the only routine part',
    ],
    image: caseWastewater,
    card: cardMunicipalWastewater,
  },
  {
    slug: 'commercial-high-rise',
    title: 'Commercial high-rise',
    location: 'Dubai',
    sector: 'Commercial HVAC',
    segment: 'commercial-buildings',
    summary: 'Air and cooling for a tower, from machines that nobody hears.',
    saving: 31,
    challenge:
      'A tower is cooled all year, and its plant floors lie between floors that are let. The machines had to take less energy, and to be neither heard nor felt next door.',
    solution:
      'Oil-free, direct-driven machines stand on the plant floors. With one balanced shaft and no gearbox they need no foundation of their own, and the building control sets their speed.',
    results: [saved(31), 'Quiet enough to stand between let floors', 'No oil on the plant floors'],
    image: caseHighrise,
    card: cardCommercialHighRise,
  },
];

export const title = 'Case Studies';
export const description = `Three sites and what their meters say: ${caseStudies
  .map(({ title: plant, location, saving }) => `${plant}, ${location}, ${saving}%`)
  .join('; ')} energy savings.`;

export const listing = {
  title: 'What was asked, what was built, what the meter says.',
  text: 'A plant, a town and a tower. Three sites that need air around the clock, and pay less for it now.',
};

export const caseStudyHref = ({ slug }: Pick<CaseStudy, 'slug'>) => `/case-studies/${slug}`;

export const measureOf = ({ saving }: Pick<CaseStudy, 'saving'>) => ({
  value: String(saving),
  unit: '%',
  label: 'Energy savings',
});

export const closing = {
  title: 'Your site is not in the list yet.',
  text: 'Send us flow, pressure, hours and tariff. We work out what a machine would save, and where it would not.',
};

export const words = {
  sector: 'Sector',
  location: 'Location',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  application: 'More about this application',
  others: 'Other sites',
};
