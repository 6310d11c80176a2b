'use client';
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { afterPaint } from '../internal/afterPaint.ts';
import { choiceStore } from '../internal/choiceStore.ts';
import { type UnitSystem, unitSystems } from './unitSystems.ts';

/** The system of units in which a site shows its figures. */
export interface Units {
  /** The current system. On the server and during hydration, `value` or metric. */
  system: UnitSystem;
  /** Sets and stores the visitor's choice. */
  setSystem: (system: UnitSystem) => void;
}

const UnitsContext = createContext<Units>({ system: 'metric', setSystem: () => {} });

export interface UnitsProviderProps {
  /** The system in the page's URL, which takes precedence over the stored choice. */
  value?: UnitSystem;
  /** Key in local storage for the choice. Without it the choice lasts until the visitor leaves the page. */
  storageKey?: string;
  /** The application. */
  children: ReactNode;
}

/** Provides the system of units and sets it as `data-units` on `<html>`, for every `Measured`. Renders no element. */
export function UnitsProvider({ value, storageKey, children }: UnitsProviderProps) {
  const store = useMemo(() => choiceStore(storageKey, unitSystems), [storageKey]);
  const chosen = useSyncExternalStore(store.subscribe, store.read, () => undefined);
  const system = value ?? chosen ?? 'metric';
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const show = () => {
      // During hydration the state does not yet contain the stored choice.
      document.documentElement.dataset.units = value ?? store.read() ?? system;
    };
    // Updating every figure of the page is slow, so let the switch show the selection first.
    if (isShown.current) return afterPaint(show);
    isShown.current = true;
    show();
    return;
  }, [value, system, store]);
  const units = useMemo(() => ({ system, setSystem: store.write }), [system, store]);
  return <UnitsContext value={units}>{children}</UnitsContext>;
}

/** Returns the system of units and a function to change it. Without a `UnitsProvider` the system is metric. */
export function useUnits(): Units {
  return use(UnitsContext);
}
