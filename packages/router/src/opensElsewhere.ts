/** Whether a click on a link opens a new tab, a window or a download. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
