export const productLine = {
  title: 'Our Product Line',
  /** Accessible name of the carousel. */
  label: 'Products',
  lead: 'Compressed air, vacuum, process air, cooling.',
};
