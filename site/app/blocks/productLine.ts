export const productLine = {
  title: 'Our Product Line',
  /** Accessible name of the carousel. */
  label: 'Products',
  lead: 'Four machines, one shaft: the motor, the impeller and the bearings are the same engineering throughout.',
};
