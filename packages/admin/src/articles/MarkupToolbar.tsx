import { PLACEHOLDERS } from '@brand/service/contract/admin';
import { IconButton, Stack } from '@brand/ui';
import {
  Bold,
  Heading2,
  type IconNode,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Table,
} from 'lucide';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import {
  applyEdit,
  block,
  type Edit,
  lines,
  link,
  mark,
  nextItem,
  type Selected,
} from './markupEdits.ts';

interface Tool {
  name: string;
  icon: IconNode;
  /** Shortcut in the text, with Ctrl or Cmd, and with Shift for digits. */
  key?: string;
  /** Edits the text. Without it, the tool opens the picture dialog. */
  edit?: (selected: Selected) => Edit | undefined;
}

const { heading, cell } = PLACEHOLDERS;
const TABLE = `| ${heading} | ${heading} |\n|---|---|\n| ${cell} | ${cell} |`;
const TOOLS: readonly Tool[] = [
  { name: 'Bold', icon: Bold, key: 'B', edit: mark('**', 'bold') },
  { name: 'Italic', icon: Italic, key: 'I', edit: mark('*', 'italic') },
  { name: 'Link', icon: Link, key: 'K', edit: link },
  { name: 'Heading', icon: Heading2, key: '2', edit: lines(() => '## ', /^#{1,6} /) },
  { name: 'List', icon: List, key: '8', edit: lines(() => '- ', /^ *[-*+] /) },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    key: '7',
    edit: lines((index) => `${index + 1}. `, /^ *\d+[.)] /),
  },
  { name: 'Table', icon: Table, edit: block(TABLE, heading) },
  { name: 'Picture', icon: Image },
];

const isDigit = (key: string | undefined) => key !== undefined && /\d/.test(key);

/** Handles the shortcuts of the tools, and Enter in a list. */
export function onToolKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
    if (applyEdit(event.currentTarget, nextItem)) event.preventDefault();
    return;
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  // With Shift, `key` is not the digit on most keyboard layouts, and letters of other scripts are not in the shortcuts.
  const isLatin = /^[a-z]$/i.test(event.key);
  const pressed = isLatin ? event.key.toUpperCase() : event.code.replace(/^(Key|Digit)/, '');
  const tool = TOOLS.find(({ key }) => key === pressed && isDigit(key) === event.shiftKey);
  if (!tool?.edit) return;
  event.preventDefault();
  applyEdit(event.currentTarget, tool.edit);
}

interface MarkupToolbarProps {
  area: RefObject<HTMLTextAreaElement | null>;
  onPicture: () => void;
}

/** Toolbar with roving tabindex (APG) that inserts markup. */
export function MarkupToolbar({ area, onPicture }: MarkupToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const last = buttons.length - 1;
    const forward = bar.current?.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const to: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current - 1,
      [forward]: current + 1,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next > last ? 0 : next)?.focus();
  };
  return (
    <Stack
      ref={bar}
      role="toolbar"
      aria-label="Format"
      direction="inline"
      gap="none"
      onKeyDown={onKeyDown}
    >
      {TOOLS.map(({ name, icon, key, edit }, index) => {
        const keys = key && `Control+${isDigit(key) ? 'Shift+' : ''}${key}`;
        return (
          <IconButton
            key={name}
            icon={icon}
            label={name}
            title={keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name}
            aria-keyshortcuts={keys}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={({ currentTarget }) => {
              // Safari does not focus a pressed button, and the closing dialog returns focus to what had it.
              currentTarget.focus();
              if (!edit) onPicture();
              else if (area.current) applyEdit(area.current, edit);
            }}
          />
        );
      })}
    </Stack>
  );
}
