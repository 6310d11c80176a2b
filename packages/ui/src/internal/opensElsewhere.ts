import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a modifier key makes the press a shortcut of the browser's own. */
export const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Whether a click on a link leaves this page as it is: it asks for a new tab, a window or a download. */
export const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 || isModified(event) || !['', '_self'].includes(event.currentTarget.target);
