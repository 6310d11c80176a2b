'use client';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useHydrated } from '../internal/useHydrated.ts';

/** What a moving component has to know. */
export interface Motion {
  /** False on the server and while hydrating: nothing moves yet, though it may be about to. */
  known: boolean;
  /** Whether films, rotating headlines and carousels may move by themselves. */
  allowed: boolean;
  /** Whether the visitor asked the system for reduced motion. */
  reduced: boolean;
  /** Whether the visitor asked to save data: then no film is loaded. */
  saveData: boolean;
  /** Sets the visitor's own choice, which wins over the system's and is remembered. */
  setAllowed: (allowed: boolean) => void;
}

const still: Motion = {
  known: true,
  allowed: false,
  reduced: false,
  saveData: false,
  setAllowed: () => {},
};
const MotionContext = createContext<Motion>(still);

export interface MotionProviderProps {
  /**
   * Key in local storage under which the choice is remembered. Without it the choice lasts as long as the page.
   */
  storageKey?: string;
  children: ReactNode;
}

/**
 * Holds the one choice "pause motion" for everything below it. Until it has mounted nothing moves, so server
 * HTML and the first paint are still. Renders no element.
 */
export function MotionProvider({ storageKey, children }: MotionProviderProps) {
  const store = useMemo(() => choiceStore(storageKey), [storageKey]);
  const hydrated = useHydrated();
  const [wish, setWish] = useState(() => (hydrated ? wishOf(store) : undefined));
  useEffect(() => {
    const read = () => setWish(wishOf(store));
    // All that moves renders anew, and while a page wakes up that may be interrupted.
    startTransition(read);
    const ends = [store.subscribe(read), subscribeToReduced(read)];
    return () => {
      for (const end of ends) end();
    };
  }, [store]);
  const known = wish !== undefined;
  const { choice, reduced, saveData } = wish ?? unknownWish;
  const motion = useMemo(
    () => ({
      known,
      allowed: choice ? choice === 'play' : !reduced,
      reduced,
      saveData,
      setAllowed: (allowed: boolean) => store.write(allowed ? 'play' : 'pause'),
    }),
    [known, choice, reduced, saveData, store],
  );
  return <MotionContext value={motion}>{children}</MotionContext>;
}

/** The motion that is allowed here. Without a `MotionProvider` nothing moves. */
export function useMotion(): Motion {
  return use(MotionContext);
}

type Choice = 'play' | 'pause';

/** What the visitor asked for: of this page, of the system, of the browser. */
interface Wish {
  choice: Choice | undefined;
  reduced: boolean;
  saveData: boolean;
}

const unknownWish: Wish = { choice: undefined, reduced: true, saveData: true };

function wishOf(store: ReturnType<typeof choiceStore>): Wish {
  return { choice: store.read(), reduced: readReduced(), saveData: readSaveData() };
}

/** The choice made here, or else the one that is remembered. What another tab chooses later wins over both. */
function choiceStore(storageKey: string | undefined) {
  const listeners = new Set<() => void>();
  let chosenHere: Choice | undefined;

  const followOtherTab = (event: StorageEvent) => {
    if (!storageKey || event.key !== storageKey) return;
    chosenHere = undefined;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
      };
    },
    read: () => chosenHere ?? readChoice(storageKey),
    write(choice: Choice) {
      chosenHere = choice;
      rememberChoice(storageKey, choice);
      for (const listener of listeners) listener();
    },
  };
}

function readChoice(storageKey: string | undefined): Choice | undefined {
  try {
    const stored = storageKey && localStorage.getItem(storageKey);
    return stored === 'play' || stored === 'pause' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function rememberChoice(storageKey: string | undefined, choice: Choice) {
  try {
    if (storageKey) localStorage.setItem(storageKey, choice);
  } catch {
    // Private mode or a full store: the choice then lasts as long as the page.
  }
}

const reducedQuery = '(prefers-reduced-motion: reduce)';

function subscribeToReduced(listener: () => void) {
  const query = matchMedia(reducedQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readReduced() {
  return matchMedia(reducedQuery).matches;
}

function readSaveData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
