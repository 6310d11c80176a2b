import { useSyncExternalStore } from 'react';

/** Where a browser keeps the ids of the posts that its visitor has marked. */
const storageKey = 'bookmarks';

const none: readonly number[] = [];
const listeners = new Set<() => void>();
let ids = none;
let text: string | null = null;
/** Private modes and full disks refuse: then bookmarks last as long as the page. */
let stored = true;

/** Ids of the marked posts, the last one first. */
export function bookmarks(): readonly number[] {
  if (!stored) return ids;
  try {
    const now = localStorage.getItem(storageKey);
    if (now !== text) {
      text = now;
      ids = parse(now);
    }
  } catch {
    stored = false;
  }
  return ids;
}

/** Marks a post, or takes its mark away. */
export function toggleBookmark(id: number): void {
  const before = bookmarks();
  ids = before.includes(id) ? before.filter((one) => one !== id) : [id, ...before];
  try {
    text = JSON.stringify(ids);
    localStorage.setItem(storageKey, text);
  } catch {
    stored = false;
  }
  for (const tell of listeners) tell();
}

/** Ids of the marked posts; none on the server and while a page hydrates. Follows other tabs. */
export function useBookmarks(): readonly number[] {
  return useSyncExternalStore(subscribe, bookmarks, () => none);
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

/** What others have written under the key is read with care. */
function parse(value: string | null): readonly number[] {
  try {
    const list: unknown = JSON.parse(value ?? '[]');
    return Array.isArray(list) ? [...new Set(list.filter(Number.isSafeInteger))] : none;
  } catch {
    return none;
  }
}
