import { storedList } from '../shell/storedList.ts';

/** Ids of the posts that the visitor has marked, the last one first. */
export const bookmarks = storedList<number>('bookmarks', Number.isSafeInteger);

/** Marks a post, or takes its mark away. */
export function toggleBookmark(id: number): void {
  const before = bookmarks.read();
  bookmarks.write(before.includes(id) ? before.filter((one) => one !== id) : [id, ...before]);
}
