/** Link to the Model Selector. Pages that load few scripts show it, so it stands apart from the texts of a page. */
export const openSelector = { name: 'Open the Model Selector', href: '/products/selector' };
