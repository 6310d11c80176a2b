'use client';
import { createContext, use } from 'react';
import type { Plural } from './words.ts';

/** Texts of a component, typed after its English defaults. */
export type Words<English> = {
  -readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends Plural
      ? Plural
      : Words<English[Key]>;
};

/** Words by the name of their component, and their language. */
export const LabelsContext = createContext<Readonly<Record<string, unknown>>>({});

/**
 * The words of a component: those of its own prop, else those of `LabelsProvider`, else the English ones.
 *
 * @param component its name in `Labels`
 */
export function useLabels<const English extends object>(
  component: string,
  english: English,
  own?: Partial<Words<NoInfer<English>>>,
): Words<English> {
  return { ...english, ...(use(LabelsContext)[component] as object), ...own } as Words<English>;
}

/** The text of a component that has only one: the caller's, else that of `LabelsProvider`. */
export function useLabel<Own>(
  component: string,
  english: string,
  own: Own,
): NonNullable<Own> | string {
  const { label } = useLabels(component, { label: english });
  return own ?? label;
}

/** The language in which a component writes dates and numbers, and counts: its own, or that of `LabelsProvider`. */
export function useLocale(own?: string): string {
  const { locale } = use(LabelsContext);
  return own ?? (locale as string | undefined) ?? 'en-US';
}
