import { useSyncExternalStore } from 'react';

/** A list in local storage, or until the page closes if storage is blocked or full. `isItem` filters invalid items. */
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
    /** The list; empty on the server and during hydration. It is synchronized between tabs. */
    useItems: () => useSyncExternalStore(subscribe, read, () => none),
  };
}
