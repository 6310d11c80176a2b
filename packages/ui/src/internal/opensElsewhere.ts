import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a modifier key is held, which may make the event a browser shortcut. */
export const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Whether a click on a link opens a new tab or window, or a download, and keeps this page. */
export const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 || isModified(event) || !['', '_self'].includes(event.currentTarget.target);
