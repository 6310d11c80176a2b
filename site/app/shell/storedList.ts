import { useSyncExternalStore } from 'react';

/**
 * A list that a browser keeps in its local storage. Private modes and full disks refuse to store: the list then lasts as
 * long as the page.
 *
 * @param key under which it is stored, and under which anything may stand
 * @param isItem which of the stored values belong to the list
 */
export function storedList<Item extends number | string>(
  key: string,
  isItem: (stored: unknown) => unknown,
) {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let items = none;
  let text: string | null = null;
  let stored = true;

  const parse = (value: string | null): readonly Item[] => {
    try {
      const list: unknown = JSON.parse(value ?? '[]');
      return Array.isArray(list) ? [...new Set(list.filter(isItem))] : none;
    } catch {
      return none;
    }
  };
  const read = () => {
    if (!stored) return items;
    try {
      const now = localStorage.getItem(key);
      if (now !== text) items = parse(now);
      text = now;
    } catch {
      stored = false;
    }
    return items;
  };
  const write = (next: readonly Item[]) => {
    items = next;
    try {
      text = JSON.stringify(next);
      localStorage.setItem(key, text);
    } catch {
      stored = false;
    }
    for (const tell of listeners) tell();
  };
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    addEventListener('storage', tell);
    return () => {
      listeners.delete(tell);
      removeEventListener('storage', tell);
    };
  };
  return {
    read,
    write,
    /** The list; empty on the server and while a page hydrates. Follows other tabs. */
    useItems: () => useSyncExternalStore(subscribe, read, () => none),
  };
}
