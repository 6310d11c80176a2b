'use client';
import { createContext, use } from 'react';
import type { Plural } from './words.ts';

/** The labels type of a component, derived from its English defaults. */
export type Words<English> = {
  -readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends Plural
      ? Plural
      : Words<English[Key]>;
};

/** Labels by component name, and their `locale`. */
export const LabelsContext = createContext<Readonly<Record<string, unknown>>>({});

/** The labels of a component of `Labels`: its own, else those of `LabelsProvider`, else the English defaults. */
export function useLabels<const English extends object>(
  component: string,
  english: English,
  own?: Partial<Words<NoInfer<English>>>,
): Words<English> {
  return { ...english, ...(use(LabelsContext)[component] as object), ...own } as Words<English>;
}

/** The label of a component that has only one: the caller's, else the one from `LabelsProvider`. */
export function useLabel<Own>(
  component: string,
  english: string,
  own: Own,
): NonNullable<Own> | string {
  const { label } = useLabels(component, { label: english });
  return own ?? label;
}

/** The locale for dates, numbers and plurals: the component's own, else the one from `LabelsProvider`. */
export function useLocale(own?: string): string {
  const { locale } = use(LabelsContext);
  return own ?? (locale as string | undefined) ?? 'en-US';
}
