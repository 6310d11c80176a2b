'use client';
import { Search, X } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action' | 'method' | 'onSubmit'> {
  /** Address that answers the search. Without JavaScript, and without `onSearch`, the form goes there. */
  action: string;
  /**
   * Name of the query parameter.
   * @default 'search'
   */
  name?: string;
  /**
   * The search in force. When it changes by other means than this field, the field follows.
   * @default ''
   */
  value?: string;
  /** Further query parameters of the form, for example the category that is chosen. */
  hiddenFields?: Readonly<Record<string, string>>;
  /**
   * Is told the trimmed query: when typing pauses, at once on Enter, and empty when the field is cleared.
   */
  onSearch?: (query: string) => void;
  /**
   * Length of a pause in typing, in ms.
   * @default 500
   */
  delay?: number;
  /** @default 'Search' */
  label?: string;
  placeholder?: string;
  /** @default 'Clear search' */
  clearLabel?: string;
}

/** A search that works as a plain form and, with `onSearch`, while the visitor types. Renders `<form role="search">`. */
export function SearchField({
  action,
  name = 'search',
  value = '',
  hiddenFields = {},
  onSearch,
  delay = 500,
  label = 'Search',
  placeholder,
  clearLabel = 'Clear search',
  className,
  ...props
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inForce = useRef(value);

  // The field keeps its own text, so that nothing typed before hydration, or while an answer is on its way, is lost.
  useEffect(() => {
    if (value === inForce.current) return;
    clearTimeout(pause.current);
    inForce.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = () => {
    clearTimeout(pause.current);
    inForce.current = input.current?.value.trim() ?? '';
    onSearch?.(inForce.current);
  };
  const searchAfterPause = () => {
    clearTimeout(pause.current);
    if (!onSearch || input.current?.value.trim() === inForce.current) return;
    pause.current = setTimeout(search, delay);
  };
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
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        // The clear button shows while the placeholder does not.
        placeholder={placeholder ?? ' '}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        onChange={searchAfterPause}
      />
      <IconButton icon={X} label={clearLabel} className={styles.clear} onClick={clear} />
      <IconButton icon={Search} label={label} type="submit" />
    </form>
  );
}
