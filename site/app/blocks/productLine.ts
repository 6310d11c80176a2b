export const productLine = {
  title: 'Our Product Line',
  /** Accessible name of the carousel. */
  label: 'Products',
  lead: 'Four machines on one design of shaft: motor, impeller and bearings are the same engineering in each.',
};
