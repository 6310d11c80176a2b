/** Words for an address without a page, whether no route has it or the record is gone. */
export const missing = {
  title: 'Page not found.',
  text: 'There is no page at this address. It may have moved: search, or start from one of these.',
  actions: [
    { name: 'Go to the home page', href: '/' },
    { name: 'Find a model', href: '/products/selector' },
  ],
};
