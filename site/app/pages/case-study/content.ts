export const words = {
  sector: 'Sector',
  location: 'Location',
  machine: 'Machine',
  saving: 'Energy savings, as stated for this site',
  note: 'Energy use before = 100%. For this site the percentage is stated, the kilowatt-hours are not.',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  principle: 'The principle, not a measurement.',
  others: 'Other sites',
};

export const closing = {
  title: 'Planning something similar?',
  text: 'Site conditions for RMX and EMX. Enter your flow and pressure to find a model.',
  find: 'Find a model',
  application: (sector: string) =>
    `More on ${sector === 'Commercial HVAC' ? sector : sector.toLowerCase()}`,
  ambient: 'Ambient',
  humidity: 'Humidity, non-condensing',
  altitude: 'Altitude',
  enclosure: 'Enclosure',
};
