'use client';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react';

/** What a moving component has to know. */
export interface Motion {
  /** Whether films, rotating headlines and carousels may move by themselves. */
  allowed: boolean;
  /** Whether the visitor asked the system for reduced motion. */
  reduced: boolean;
  /** Whether the visitor asked to save data: then no film is loaded. */
  saveData: boolean;
  /** Sets the visitor's own choice, which wins over the system's and is remembered. */
  setAllowed: (allowed: boolean) => void;
}

const still: Motion = { allowed: false, reduced: false, saveData: false, setAllowed: () => {} };
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
  const choice = useSyncExternalStore(
    subscribeToChoice,
    () => readChoice(storageKey),
    () => 'none' as const,
  );
  const reduced = useSyncExternalStore(subscribeToReduced, readReduced, () => true);
  const saveData = useSyncExternalStore(subscribeToNothing, readSaveData, () => true);
  const setAllowed = useCallback(
    (allowed: boolean) => writeChoice(storageKey, allowed ? 'play' : 'pause'),
    [storageKey],
  );
  const motion = useMemo(
    () => ({
      allowed: choice === 'none' ? !reduced : choice === 'play',
      reduced,
      saveData,
      setAllowed,
    }),
    [choice, reduced, saveData, setAllowed],
  );
  return <MotionContext value={motion}>{children}</MotionContext>;
}

/** The motion that is allowed here. Without a `MotionProvider` nothing moves. */
export function useMotion(): Motion {
  return use(MotionContext);
}

type Choice = 'play' | 'pause' | 'none';

const listeners = new Set<() => void>();
let chosenHere: Choice = 'none';

function subscribeToChoice(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readChoice(storageKey: string | undefined): Choice {
  if (!storageKey) return chosenHere;
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'play' || stored === 'pause' ? stored : chosenHere;
  } catch {
    return chosenHere;
  }
}

function writeChoice(storageKey: string | undefined, choice: Choice) {
  chosenHere = choice;
  try {
    if (storageKey) localStorage.setItem(storageKey, choice);
  } catch {
    // Private mode or a full store: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
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

function subscribeToNothing() {
  return () => {};
}

function readSaveData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
