/** A choice of the visitor, shared across their tabs. */
export interface ChoiceStore<Choice extends string> {
  /** Calls the listener when the choice changes, also in another tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The choice made in this tab, or the stored choice. A later choice in another tab overrides both. */
  read: () => Choice | undefined;
  write: (choice: Choice) => void;
}

/**
 * @param storageKey key in local storage; without it, or without storage, the choice lasts until the page is left
 * @param choices valid values of a stored choice
 */
export function choiceStore<Choice extends string>(
  storageKey: string | undefined,
  choices: readonly Choice[],
): ChoiceStore<Choice> {
  const listeners = new Set<() => void>();
  let chosenHere: Choice | undefined;

  const followOtherTab = (event: StorageEvent) => {
    if (!storageKey || event.key !== storageKey) return;
    chosenHere = undefined;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
      };
    },
    read: () => chosenHere ?? choices.find((choice) => choice === stored(storageKey)),
    write(choice) {
      chosenHere = choice;
      store(storageKey, choice);
      for (const listener of listeners) listener();
    },
  };
}

function stored(storageKey: string | undefined): string | null | undefined {
  try {
    return storageKey && localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

function store(storageKey: string | undefined, choice: string) {
  try {
    if (storageKey) localStorage.setItem(storageKey, choice);
  } catch {
    // Private mode or full storage: the choice lasts until the page is left.
  }
}
