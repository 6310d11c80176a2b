import { Search } from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { byId } from '../internal/byId.ts';
import { fill } from '../internal/fill.ts';
import { idPart } from '../internal/idPart.ts';
import { isModified, opensElsewhere } from '../internal/opensElsewhere.ts';
import { useFormEvent } from '../internal/useFormEvent.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './HeaderSearch.css.ts';
import type { HeaderSearchLabels } from './labels.ts';
import { grouped, type Suggestion, type SuggestionTypes } from './suggestions.ts';
import { type SuggestionSource, useSuggestions } from './useSuggestions.ts';

interface SearchBoxProps {
  action: string;
  name: string;
  items: readonly Suggestion[];
  types: SuggestionTypes;
  suggest: SuggestionSource | undefined;
  onSearch: ((query: string) => void) | undefined;
  words: HeaderSearchLabels;
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when a search is submitted or a suggestion is chosen. */
  onDone: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** Keys that move the caret. */
const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Field and suggestions: a combobox that keeps focus in the field. */
export function SearchBox({
  action,
  name,
  items,
  types,
  suggest,
  onSearch,
  words,
  query,
  onQueryChange,
  onDone,
  input,
}: SearchBoxProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [activeItem, setActiveItem] = useState<string>();
  /** Whether Escape has closed the suggestions. Typing or an arrow key reopens them. */
  const [closed, setClosed] = useState(false);
  const [composing, setComposing] = useState(false);
  const { found: matching, pending } = useSuggestions(items, suggest, query, composing);
  const groups = grouped(matching, types);
  const found = groups.flatMap((group) => group.items);
  // By id, not by index: more suggestions may be inserted.
  const shown = found.length > 0 && !closed;
  const active = found.findIndex((item) => item.id === activeItem);
  const optionId = (item: Suggestion | undefined) => item && `${id}-${idPart(item.id)}`;
  const activeId = optionId(found[active]);

  useEffect(() => {
    if (activeId) byId(input.current, activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, input]);

  const change = (next: string) => {
    setActiveItem(undefined);
    setClosed(false);
    onQueryChange(next);
  };
  useFormEvent(input, 'reset', () => change(''));
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    // Safari sends the key that ends a composition after it, with this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // The caret is in the field again, so that Enter searches for what it contains.
    if (caretKeys.includes(key)) return setActiveItem(undefined);
    // The browser's own: selecting text, its windows.
    const isOwn = key === 'Enter' || (key === 'ArrowDown' && event.altKey);
    if (isModified(event) && !isOwn) return;
    const go = (item: Suggestion | undefined) => {
      setClosed(false);
      setActiveItem(item?.id);
    };
    if (key === 'ArrowDown' && event.altKey) setClosed(false);
    else if (key === 'ArrowDown') go(found[active + 1 < found.length ? active + 1 : 0]);
    else if (key === 'ArrowUp') go(found.at(active > 0 ? active - 1 : -1));
    else if (key === 'Enter' && activeId) {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      const keys = { ctrlKey, metaKey, shiftKey, altKey };
      // With modifiers, the link opens elsewhere, as by a click.
      byId(input.current, activeId)?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
      );
    } else if (key === 'Escape' && shown) {
      setActiveItem(undefined);
      setClosed(true);
    } else return;
    event.preventDefault();
  };
  const missing = pending ? 'pending' : query.trim() ? 'empty' : 'start';
  const state = found.length > 0 ? 'found' : missing;
  const messages = {
    found: words.count,
    pending: words.pending,
    empty: words.empty,
    start: words.start,
  };

  return (
    <form
      role="search"
      aria-label={words.search}
      action={action}
      method="get"
      // Before hydration the browser rejects a blank query.
      noValidate={hydrated}
      className={styles.form}
      onSubmit={(event) => {
        const wanted = query.trim();
        if (!wanted || onSearch) event.preventDefault();
        if (!wanted) return input.current?.focus();
        onSearch?.(wanted);
        // Waits until the browser has serialized the form.
        setTimeout(onDone);
      }}
    >
      <div className={styles.field}>
        <input
          ref={input}
          // In a field of type `search`, Escape would clear the query.
          type="text"
          inputMode="search"
          role="combobox"
          name={name}
          value={query}
          required={!hydrated}
          pattern=".*\S.*"
          aria-label={words.search}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          onChange={({ target }) => change(target.value)}
          onKeyDown={press}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        <IconButton icon={Search} label={words.search} type="submit" />
      </div>
      <p role="status" data-state={state} className={styles.status}>
        {fill(messages[state], { count: found.length, query: query.trim() })}
      </p>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={words.search}
        hidden={!shown}
        className={styles.list}
      >
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={group.name} className={styles.group}>
            <p aria-hidden="true" className={styles.groupName}>
              {group.name}
            </p>
            {group.items.map((item) => (
              <Link
                key={item.id}
                role="option"
                id={optionId(item)}
                aria-selected={item === found[active]}
                tabIndex={-1}
                href={item.href}
                tone="plain"
                className={styles.option}
                onClick={(event) => !opensElsewhere(event) && onDone()}
              >
                <span className={styles.name}>
                  {item.name}
                  {item.badge && <Badge tone={item.badge.tone}>{item.badge.text}</Badge>}
                </span>
                {item.category && <span className={styles.category}>{item.category}</span>}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </form>
  );
}
