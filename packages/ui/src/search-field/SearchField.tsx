'use client';
import { Search, X } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { after } from '../internal/after.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useFormEvent } from '../internal/useFormEvent.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

const defaultLabels = {
  /** Name of the field and its submit button. */
  search: 'Search',
  clear: 'Clear search',
} as const;

/** Labels of the search field. */
export interface SearchFieldLabels extends Words<typeof defaultLabels> {}

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action' | 'method' | 'onSubmit'> {
  /** URL that the form is submitted to without JavaScript or without `onSearch`. */
  action: string;
  /** Name of the query parameter. @default 'search' */
  name?: string;
  /** The current query. The field is updated when it changes. @default '' */
  value?: string;
  /** Additional query parameters, for example the selected category. */
  hiddenFields?: Readonly<Record<string, string>>;
  /**
   * Called with the trimmed query when the visitor pauses typing, immediately on Enter, and with '' when the
   * field is cleared. Clicking a link or button outside the form cancels the delayed call.
   */
  onSearch?: (query: string) => void;
  /** Delay after the last keystroke before a search, in ms. @default 500 */
  delay?: number;
  /** Example query, shown while the field is empty. */
  placeholder?: string;
  labels?: Partial<SearchFieldLabels>;
}

/** A search form that, with `onSearch`, also searches while the visitor types. Renders `<form role="search">`. */
export function SearchField({
  action,
  name = 'search',
  value = '',
  hiddenFields = {},
  onSearch,
  delay = 500,
  placeholder,
  labels,
  className,
  ...props
}: SearchFieldProps) {
  const words = useLabels('SearchField', defaultLabels, labels);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<() => void>(undefined);
  const inForce = useRef(value);

  // Uncontrolled, so that text typed before hydration or during a search is not lost.
  useEffect(() => {
    if (value === inForce.current) return;
    pause.current?.();
    inForce.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  // A delayed search must not replace the page that the visitor is navigating to.
  useEffect(() => {
    const giveWay = (event: MouseEvent) => {
      const pressed = (event.composedPath()[0] as Element).closest('a, button');
      if (pressed && !input.current?.form?.contains(pressed)) pause.current?.();
    };
    document.addEventListener('click', giveWay, true);
    return () => {
      pause.current?.();
      document.removeEventListener('click', giveWay, true);
    };
  }, []);

  const search = () => {
    pause.current?.();
    inForce.current = input.current?.value.trim() ?? '';
    onSearch?.(inForce.current);
  };
  const searchAfterPause = () => {
    pause.current?.();
    if (!onSearch || input.current?.value.trim() === inForce.current) return;
    pause.current = after(delay, search);
  };
  useFormEvent(input, 'reset', searchAfterPause);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    search();
  };

  return (
    <form
      {...props}
      role="search"
      action={action}
      method="get"
      className={cx(styles.root, className)}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        search();
      }}
    >
      {Object.entries(hiddenFields).map(([field, content]) => (
        <input key={field} type="hidden" name={field} value={content} />
      ))}
      <label htmlFor={id}>
        <VisuallyHidden>{words.search}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        // CSS hides the clear button with :placeholder-shown, so there must be a placeholder.
        placeholder={placeholder ?? ' '}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        onChange={({ nativeEvent }) => {
          // A word that is being composed is no query yet.
          if (!(nativeEvent as InputEvent).isComposing) searchAfterPause();
        }}
        onCompositionStart={() => pause.current?.()}
        onCompositionEnd={searchAfterPause}
      />
      <IconButton icon={X} label={words.clear} className={styles.clear} onClick={clear} />
      <IconButton icon={Search} label={words.search} type="submit" />
    </form>
  );
}
