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
import { type ChoiceStore, choiceStore } from '../internal/choiceStore.ts';
import { useHydrated } from '../internal/useHydrated.ts';

/** Motion settings for components. */
export interface Motion {
  /** False on the server and during hydration, when it is not known yet whether motion is allowed. */
  known: boolean;
  /** Whether videos, rotating headlines and carousels may move automatically. */
  allowed: boolean;
  /** Whether reduced motion is set in the system. */
  reduced: boolean;
  /** Whether Save-Data is on. If so, videos are not loaded. */
  saveData: boolean;
  /** Sets the visitor's choice, which overrides the system's setting and is stored. */
  setAllowed: (allowed: boolean) => void;
  /** Pauses motion until the visitor's next choice, because the browser plays no video without one. Counts once. */
  refuse: () => void;
}

const still: Motion = {
  known: true,
  allowed: false,
  reduced: false,
  saveData: false,
  setAllowed: () => {},
  refuse: () => {},
};
const MotionContext = createContext<Motion>(still);

export interface MotionProviderProps {
  /** Key in local storage for the visitor's choice. Without it the choice lasts until the page is left. */
  storageKey?: string;
  /** The application. */
  children: ReactNode;
}

/** Provides the motion setting. Nothing moves before it has mounted. Renders no element. */
export function MotionProvider({ storageKey, children }: MotionProviderProps) {
  const store = useMemo(() => choiceStore(storageKey, choices), [storageKey]);
  const hydrated = useHydrated();
  const [wish, setWish] = useState(() => (hydrated ? wishOf(store) : undefined));
  const [refused, setRefused] = useState<boolean>();
  useEffect(() => {
    const read = () => setWish(wishOf(store));
    // All animated components rerender; during hydration React can interrupt a transition.
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
      allowed: !refused && (choice ? choice === 'play' : !reduced),
      reduced,
      saveData,
      setAllowed: (allowed: boolean) => {
        setRefused(false);
        store.write(allowed ? 'play' : 'pause');
      },
      refuse: () => setRefused((before) => before ?? true),
    }),
    [known, choice, reduced, saveData, refused, store],
  );
  return <MotionContext value={motion}>{children}</MotionContext>;
}

/** The current motion settings. Without a `MotionProvider` nothing moves. */
export function useMotion(): Motion {
  return use(MotionContext);
}

const choices = ['play', 'pause'] as const;
type MotionChoice = (typeof choices)[number];

/** The visitor's settings on this page, in the system and in the browser. */
interface Wish {
  choice: MotionChoice | undefined;
  reduced: boolean;
  saveData: boolean;
}

const unknownWish: Wish = { choice: undefined, reduced: true, saveData: true };

function wishOf(store: ChoiceStore<MotionChoice>): Wish {
  return {
    choice: store.read(),
    reduced: reducedMotion()?.matches ?? true,
    saveData: readSaveData(),
  };
}

/** Undefined in jsdom. */
const reducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribeToReduced(listener: () => void) {
  const query = reducedMotion();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

function readSaveData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
