export const productLine = {
  title: 'Our Product Line',
  /** Accessible name of the carousel. */
  label: 'Products',
  lead: 'Four machines, one design of shaft.',
};
