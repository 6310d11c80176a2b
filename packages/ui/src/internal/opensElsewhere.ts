import type { MouseEvent } from 'react';

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key is held, which may make the event a browser shortcut. */
export const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Whether a click on a link opens a new tab or window, or a download, and keeps this page. */
export const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 || isModified(event) || !['', '_self'].includes(event.currentTarget.target);
