import { plainText } from '@brand/service/markup/plainText';
import { type ArticleNode, TableOfContents } from '@brand/ui';

/** An article with fewer headings needs no table of contents. */
const fewest = 3;

/** Table of contents of a long article. */
export function Contents({ article }: { article: readonly ArticleNode[] }) {
  const items = article.flatMap((node) =>
    node.type === 'heading' && node.level === 2
      ? [{ id: node.id, name: plainText(node.children) }]
      : [],
  );
  return items.length < fewest ? null : <TableOfContents items={items} />;
}
