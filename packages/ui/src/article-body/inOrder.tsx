import { Fragment, type ReactNode } from 'react';

/** Renders items with their index as the key. */
export function inOrder<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is replaced as a whole, so the index identifies an item
    <Fragment key={index}>{render(item, index)}</Fragment>
  ));
}
