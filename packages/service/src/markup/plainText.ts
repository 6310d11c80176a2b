import type { ArticleNode } from './tree.ts';

/** Text of a tree, without markup. */
export function plainText(nodes: readonly ArticleNode[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      if ('children' in node) return plainText(node.children);
      return '';
    })
    .join('');
}
