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
    summary:
      'Oil-free turbo blowers that follow demand replace fixed-speed machines that blew off their surplus.',
    saving: 38,
    challenge:
      'The lines run on every shift, and each shift uses a different amount of air. The fixed-speed machines always made the full amount and blew off the rest.',
    solution:
      'Oil-free turbo blowers on air-foil bearings supply every building from one blower room. They hold the pressure in the air main by speed, so they make only the air that the lines use.',
    machine: 'Oil-free turbo blowers on air-foil bearings',
    results: [
      'No air blown off in the shifts that use less',
      'No oil added to the air, and none to change',
    ],
  },
  {
    slug: 'municipal-wastewater',
    title: 'Municipal wastewater',
    location: 'Berlin',
    sector: 'Wastewater',
    segment: 'environmental-solutions',
    summary: 'Turbo blowers that follow dissolved oxygen replace aeration at a constant rate.',
    saving: 42,
    challenge:
      'The load peaks in the morning and falls at night. Aeration ran at the peak rate all day, and for most hours the basins got more oxygen than they used.',
    solution:
      'Turbo blowers feed the air main, and valves share the air among the zones. Dissolved oxygen in each basin sets how much air the blowers make.',
    machine: 'Turbo blowers',
    results: [
      'Dissolved oxygen at its set point, day and night',
      'Filters are the main routine maintenance',
    ],
  },
  {
    slug: 'commercial-high-rise',
    title: 'Commercial high-rise',
    location: 'Dubai',
    sector: 'Commercial HVAC',
    segment: 'commercial-buildings',
    summary:
      'Oil-free machines on plant floors between occupied floors, their speed set by the building control system.',
    saving: 31,
    challenge:
      'The tower is cooled all year, and its plant floors lie between occupied floors. The machines had to save energy without disturbing the floors above and below.',
    solution:
      'Oil-free, direct-driven machines stand on the plant floors, without a separate foundation. One balanced shaft and no gearbox keep vibration low. The building control system sets the speed, so the machines follow the load.',
    machine: 'Oil-free, direct-driven machines',
    results: ['No gearbox to hear on the floors above and below', 'No oil on the plant floors'],
  },
];

/** The case studies. The first result of each is its saving. */
export const caseStudies = studies.map((study) => ({
  ...study,
  results: [`${study.saving}% energy savings`, ...study.results],
}));

/** The three of them in one sentence. */
export const caseStudiesLead =
  'A car plant, a treatment plant and a tower: the problem, what was changed, and the result.';

export const caseStudyHref = ({ slug }: Pick<CaseStudy, 'slug'>) => `/case-studies/${slug}`;

export const measureOf = ({ saving }: Pick<CaseStudy, 'saving'>) => ({
  value: String(saving),
  unit: '%',
  label: 'Energy savings',
});
