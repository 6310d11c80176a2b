/** Words for an address without a page, whether no route has it or the record is gone. */
export const missing = {
  title: 'No page at this point.',
  text: 'The address lies outside everything we cover.',
  actions: [
    { name: 'Go to Home', href: '/' },
    { name: 'Find a machine', href: '/products/selector' },
  ],
};
