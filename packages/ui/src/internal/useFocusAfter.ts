import { useOnChange } from './useOnChange.ts';

/** When and how `useFocusAfter` moves the focus. */
export interface FocusAfterOptions extends FocusOptions {
  /** Whether a result that is there when the component appears counts, too. @default true */
  initially?: boolean;
  /** Moves the focus only if the focused element has been removed. @default false */
  onlyIfLost?: boolean;
}

/** Moves the focus to what `find` returns after each new result, so that screen readers announce it. */
export function useFocusAfter(
  result: unknown,
  find: () => HTMLElement | null | undefined,
  { initially = true, onlyIfLost = false, ...options }: FocusAfterOptions = {},
) {
  useOnChange(
    result,
    () => {
      const isFree = !onlyIfLost || document.activeElement === document.body;
      if (result && isFree) find()?.focus(options);
    },
    initially,
  );
}
