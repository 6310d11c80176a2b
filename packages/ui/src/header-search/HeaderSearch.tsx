'use client';
import { Search, X } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { mergeRefs } from '../internal/mergeRefs.ts';
import { useControlled } from '../internal/useControlled.ts';
import * as styles from './HeaderSearch.css.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Suggestion, suggestionTypes } from './suggestions.ts';
import type { SuggestionSource } from './useSuggestions.ts';

export const headerSearchLooks = ['popup', 'inline'] as const;

/** Words of the search. */
export interface HeaderSearchLabels {
  /**
   * Name of the button, the field and the landmark.
   * @default 'Search'
   */
  search: string;
  /** @default 'Search products and resources' */
  placeholder: string;
  /**
   * While nothing is typed.
   * @default 'Start typing to search products and resources'
   */
  start: string;
  /** @default 'No results found for "{query}"' */
  empty: string;
  /**
   * While `suggest` has not answered.
   * @default 'Searching…'
   */
  pending: string;
  /**
   * Is said when the suggestions change.
   * @default 'Suggestions: {count}'
   */
  count: string;
  /** Heads of the groups. */
  types: Readonly<Record<(typeof suggestionTypes)[number], string>>;
}

const defaultLabels: HeaderSearchLabels = {
  search: 'Search',
  placeholder: 'Search products and resources',
  start: 'Start typing to search products and resources',
  empty: 'No results found for "{query}"',
  pending: 'Searching…',
  count: 'Suggestions: {count}',
  types: {
    product: 'Products',
    blog: 'Articles',
    'case-study': 'Case studies',
    download: 'Downloads',
    page: 'Pages',
    question: 'Questions',
    office: 'Offices',
  },
};

/** What a header hands on to its search. */
export interface HeaderSearchOptions {
  /** Address of the search page. The query follows as a parameter; without JavaScript the button leads there. */
  action: string;
  /**
   * Name of the parameter.
   * @default 'q'
   */
  name?: string;
  /** What can be suggested at once. */
  items: readonly Suggestion[];
  /**
   * Finds more, when typing pauses: for example by asking the server. Its signal aborts when the query changes or is
   * gone. What fails adds nothing.
   */
  suggest?: SuggestionSource;
  /** Is told the trimmed query instead of the browser leaving the page. */
  onSearch?: (query: string) => void;
  labels?: Partial<HeaderSearchLabels>;
}

export interface HeaderSearchProps
  extends HeaderSearchOptions,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * `popup` is a button that opens the search below the header, `inline` the search itself, for the drawer.
   * @default 'popup'
   */
  look?: (typeof headerSearchLooks)[number];
  /** Path of the page that is shown: closes the search when it changes. */
  path?: string;
  /** Whether the search is open, when the caller holds it. */
  open?: boolean;
  /** Is told when the search opens, and when it has done its work or is left. */
  onOpenChange?: (open: boolean) => void;
}

/** The search of the whole property, with suggestions. Stands in a `SiteHeader`. Renders `<div>`. */
export function HeaderSearch({
  look = 'popup',
  action,
  name = 'q',
  items,
  suggest,
  onSearch,
  path,
  open: openByCaller,
  onOpenChange,
  labels,
  className,
  ref,
  ...props
}: HeaderSearchProps) {
  const words = { ...defaultLabels, ...labels };
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useControlled(openByCaller, false, onOpenChange);
  const close = () => {
    // What holds the focus is about to go.
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    setQuery('');
    setOpen(false);
  };

  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    setQuery('');
    setOpen(false);
  }, [path, setOpen]);

  useEffect(() => {
    if (!open) return;
    input.current?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
    };
  }, [open, setOpen]);

  const box = (
    <SearchBox
      {...{ action, name, items, suggest, onSearch, words, query, input }}
      onQueryChange={setQuery}
      onDone={close}
    />
  );
  if (look === 'inline') {
    return (
      <div {...props} ref={ref} className={className}>
        {box}
      </div>
    );
  }
  return (
    <div
      {...props}
      ref={mergeRefs(root, ref)}
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
        onClick={() => setOpen(!open)}
      />
      <div id={id} data-state={open ? 'open' : 'closed'} className={styles.panel}>
        <div className={styles.content}>{box}</div>
      </div>
    </div>
  );
}
