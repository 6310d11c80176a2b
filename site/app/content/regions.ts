/** The 13 regions of the sales and service network. */
export const regions = [
  'U.K.',
  'Europe Poland',
  'Turkey',
  'Russia',
  'Korea',
  'U.S.A',
  'India',
  'China',
  'Japan',
  'Singapore',
  'Malaysia',
  'Indonesia',
  'Australia',
].map((name) => ({ name }));
