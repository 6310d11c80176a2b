export interface CaseStudy {
  /** Last segment of its path. */
  slug: 'automotive-plant' | 'municipal-wastewater' | 'commercial-high-rise';
  title: string;
  location: string;
  /** Industry, in a word or two. */
  sector: string;
  /** Id of the related section of the applications page. */
  segment: string;
  /** Energy saved, in per cent. */
  saving: number;
  /** One sentence. */
  summary: string;
  challenge: string;
  solution: string;
  results: readonly string[];
  /** The machines, in the words of the solution. */
  machine: string;
}

const studies: readonly CaseStudy[] = [
  {
    slug: 'automotive-plant',
    title: 'Automotive plant',
    location: 'Detroit',
    sector: 'Manufacturing',
    segment: 'industrial-manufacturing',
    summary: 'One blower room supplies every hall, with no more air than the lines use.',
    saving: 38,
    challenge:
      'Production needs air on every shift, but never the same amount twice. Fixed-speed machines made the full amount all the time, and what the lines did not use was blown off.',
    solution:
      'Oil-free turbo blowers on air-foil bearings feed the halls from one blower room. Their speed follows the pressure in the main, so they make only what the lines use.',
    machine: 'Oil-free turbo blowers on air-foil bearings',
    results: ['No oil in the air, and none to change', 'Flow that follows the shift'],
  },
  {
    slug: 'municipal-wastewater',
    title: 'Municipal wastewater',
    location: 'Berlin',
    sector: 'Wastewater',
    segment: 'environmental-solutions',
    summary: 'Aeration that gives the bacteria as much oxygen as they use, at any hour.',
    saving: 42,
    challenge:
      'The load of a municipal plant rises in the morning and falls at night. Aeration at a constant rate met the peak, but gave the basins more oxygen than they could use for the rest of the day.',
    solution:
      'Turbo blowers feed the air main, and valves share the air among the zones. Dissolved oxygen in each basin decides how much is made.',
    machine: 'Turbo blowers',
    results: [
      'Oxygen held at its set point day and night',
      'Filters are the main routine maintenance',
    ],
  },
  {
    slug: 'commercial-high-rise',
    title: 'Commercial high-rise',
    location: 'Dubai',
    sector: 'Commercial HVAC',
    segment: 'commercial-buildings',
    summary: 'Air and cooling for a tower, from machines that stand between its occupied floors.',
    saving: 31,
    challenge:
      'A tower is cooled all year, and its plant floors sit between occupied floors. The machines had to use less energy, and be neither heard nor felt above or below.',
    solution:
      'Oil-free, direct-driven machines stand on the plant floors. With one balanced shaft and no gearbox they need no foundation of their own, and the building control system sets their speed.',
    machine: 'Oil-free, direct-driven machines',
    results: ['Between occupied floors, without a gearbox to hear', 'No oil on the plant floors'],
  },
];

/** The case studies. The first result of each is its saving. */
export const caseStudies = studies.map((study) => ({
  ...study,
  results: [`${study.saving}% energy savings`, ...study.results],
}));

export const caseStudyHref = ({ slug }: Pick<CaseStudy, 'slug'>) => `/case-studies/${slug}`;

export const measureOf = ({ saving }: Pick<CaseStudy, 'saving'>) => ({
  value: String(saving),
  unit: '%',
  label: 'Energy savings',
});
