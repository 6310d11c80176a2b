export const words = {
  sector: 'Sector',
  location: 'Location',
  machine: 'Machine',
  saving: 'Energy savings, as stated for this site',
  note: 'Energy use, with the use before as 100%. The saving is stated for this site, kilowatt-hours are not.',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  principle: 'The principle, not a measurement.',
  others: 'Other sites',
};

export const closing = {
  title: 'Is yours a site like this?',
  text: 'What every RMX and EMX is built for, wherever it stands. Add your flow and pressure.',
  find: 'Find the machine',
  application: (sector: string) =>
    `More on ${sector === 'Commercial HVAC' ? sector : sector.toLowerCase()}`,
  ambient: 'Ambient',
  humidity: 'Humidity, non-condensing',
  altitude: 'Altitude',
  enclosure: 'Enclosure',
};
