export const productLine = {
  title: 'Our Product Line',
  /** Name of the row of products. */
  label: 'Products',
  lead: 'Four machines, one shaft: the motor, the impeller and the bearings are the same engineering throughout.',
};
