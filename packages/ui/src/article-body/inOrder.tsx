import { Fragment, type ReactNode } from 'react';

/** Renders items whose places are their identities. */
export function inOrder<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a tree is replaced as a whole, so places are identities
    <Fragment key={index}>{render(item, index)}</Fragment>
  ));
}
