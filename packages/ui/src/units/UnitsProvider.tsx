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

/** The system of units in which a site prints its figures. */
export interface Units {
  /** On the server, and while a page hydrates, the one of the address or metric. */
  system: UnitSystem;
  /** Sets the visitor's choice, which is stored. */
  setSystem: (system: UnitSystem) => void;
}

const UnitsContext = createContext<Units>({ system: 'metric', setSystem: () => {} });

export interface UnitsProviderProps {
  /** The system named by the URL of the page. It takes precedence over the stored one. */
  value?: UnitSystem;
  /**
   * Key in local storage for the choice. Without it the choice lasts until the page is left.
   */
  storageKey?: string;
  /** Everything that follows the choice. */
  children: ReactNode;
}

/**
 * Provides the system of units to everything below it, and sets it as `data-units` on `<html>`, which selects the text
 * of every `Measured`. Renders no element.
 */
export function UnitsProvider({ value, storageKey, children }: UnitsProviderProps) {
  const store = useMemo(() => choiceStore(storageKey, unitSystems), [storageKey]);
  const chosen = useSyncExternalStore(store.subscribe, store.read, () => undefined);
  const system = value ?? chosen ?? 'metric';
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const show = () => {
      // While the page hydrates the choice is known here and not yet as a state.
      document.documentElement.dataset.units = value ?? store.read() ?? system;
    };
    // Every figure of the page changes: the switch shows the press before.
    if (isShown.current) return afterPaint(show);
    isShown.current = true;
    show();
    return;
  }, [value, system, store]);
  const units = useMemo(() => ({ system, setSystem: store.write }), [system, store]);
  return <UnitsContext value={units}>{children}</UnitsContext>;
}

/** The current system of units. Without a `UnitsProvider` it is metric. */
export function useUnits(): Units {
  return use(UnitsContext);
}
