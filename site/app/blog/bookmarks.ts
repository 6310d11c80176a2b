import { storedList } from '../shell/storedList.ts';

/** Ids of the bookmarked posts, newest first. */
export const bookmarks = storedList<number>('bookmarks', Number.isSafeInteger);

/** Bookmarks a post, or removes its bookmark. */
export function toggleBookmark(id: number): void {
  const before = bookmarks.read();
  bookmarks.write(before.includes(id) ? before.filter((one) => one !== id) : [id, ...before]);
}
