'use client';
import { Search, X } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useLabels } from '../internal/labels.ts';
import { type OpenStateProps, useControlled } from '../internal/useControlled.ts';
import { useDismissal } from '../internal/useDismissal.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useOnChange } from '../internal/useOnChange.ts';
import * as styles from './HeaderSearch.css.ts';
import { defaultLabels, type HeaderSearchLabels } from './labels.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Suggestion, SuggestionTypes } from './suggestions.ts';
import type { SuggestionSource } from './useSuggestions.ts';

export const headerSearchLooks = ['popup', 'inline'] as const;

/** The search props of a header. */
export interface HeaderSearchOptions {
  /** URL of the search page. The query is appended as a parameter; without JavaScript the button links to it. */
  action: string;
  /** Name of the parameter. @default 'q' */
  name?: string;
  /** Suggestions that are available immediately. */
  items: readonly Suggestion[];
  /**
   * Names of the types of suggestions, as headings of their groups, in display order. A type without a name comes last,
   * under its own. @default {}
   */
  types?: SuggestionTypes;
  /**
   * Loads more suggestions when typing pauses, for example from a server. Its signal aborts when the query changes or
   * is cleared. If it fails, nothing is added.
   */
  suggest?: SuggestionSource;
  /** Called with the trimmed query. With it the browser does not submit the form. */
  onSearch?: (query: string) => void;
  labels?: Partial<HeaderSearchLabels>;
}

export interface HeaderSearchProps
  extends OpenStateProps,
    HeaderSearchOptions,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `popup` is a button that opens the search below the header, `inline` a permanent field. @default 'popup' */
  look?: (typeof headerSearchLooks)[number];
  /** Path of the current page: a change closes the search. */
  path?: string;
  /** Called with the new state when it opens or closes, and, with `inline`, with `false` after every search. */
  onOpenChange?: (open: boolean) => void;
}

/** The site-wide search with suggestions, for a `SiteHeader`. Renders `<div>`. */
export function HeaderSearch({
  look = 'popup',
  action,
  name = 'q',
  items,
  types = {},
  suggest,
  onSearch,
  path,
  open: openByCaller,
  defaultOpen = false,
  onOpenChange,
  labels,
  className,
  ref,
  ...props
}: HeaderSearchProps) {
  const words = useLabels('HeaderSearch', defaultLabels, labels);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const [query, setQuery] = useState('');
  const isPopup = look === 'popup';
  const [opened, setOpen] = useControlled(openByCaller, defaultOpen, onOpenChange);
  const open = isPopup && opened;
  const close = () => {
    // The focused element is about to be hidden.
    if (root.current?.matches(':focus-within')) button.current?.focus();
    setQuery('');
    setOpen(false);
  };

  useOnChange(path, () => {
    setQuery('');
    if (open) setOpen(false);
  });

  useDismissal(open, () => setOpen(false), root, button);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  const box = (
    <SearchBox
      {...{ action, name, items, types, suggest, onSearch, words, query, input }}
      onQueryChange={setQuery}
      onDone={close}
    />
  );
  if (!isPopup) {
    return (
      <div {...props} ref={ref} className={className}>
        {box}
      </div>
    );
  }
  return (
    <div
      {...props}
      ref={mergedRef}
      data-header-search=""
      data-state={open ? 'open' : 'closed'}
      className={className}
    >
      <a href={action} aria-label={words.search} className={styles.fallback}>
        <Icon icon={Search} size="medium" />
      </a>
      <IconButton
        ref={button}
        icon={open ? X : Search}
        label={words.search}
        aria-expanded={open}
        aria-controls={id}
        className={styles.toggle}
        onClick={({ currentTarget }) => {
          // Safari does not focus a pressed button.
          currentTarget.focus();
          setOpen(!open);
        }}
      />
      <div id={id} data-state={open ? 'open' : 'closed'} className={styles.panel}>
        <div className={styles.content}>{box}</div>
      </div>
    </div>
  );
}
