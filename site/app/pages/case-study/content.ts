export const words = {
  sector: 'Sector',
  location: 'Location',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  application: 'More about this application',
  others: 'Other sites',
};
