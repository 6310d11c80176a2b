import { parseArticle } from './markup.ts';

/** Each heading has a link and an entry in the list of contents. */
const MOST_HEADINGS = 200;
/** Most elements and texts of an article: far above any article, and rendered in a fraction of a second. */
const MOST_PARTS = 5000;

/** Why an article is too much for one page; undefined if it is not. A short text can make very many elements. */
export function excessIn(markup: string): string | undefined {
  const parts = partsOf(parseArticle(markup));
  const headings = parts.filter((part) => 'type' in part && part.type === 'heading').length;
  if (headings > MOST_HEADINGS)
    return `Please divide the post: it has ${headings} headings, and a page can have ${MOST_HEADINGS}.`;
  if (parts.length > MOST_PARTS)
    return `Please divide the post: it has ${parts.length} elements and texts, and a page can have ${MOST_PARTS}.`;
  return undefined;
}

/** All objects and lists in a tree. */
function partsOf(tree: object): object[] {
  const inner = Object.values(tree).filter((part) => typeof part === 'object' && part !== null);
  return [tree, ...inner.flatMap(partsOf)];
}
