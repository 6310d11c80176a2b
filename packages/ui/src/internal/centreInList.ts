/** Scrolls a horizontal list so that the current entry is centred. The page itself does not scroll. */
export function centreInList(navigation: HTMLElement | null): void {
  const entry = navigation?.querySelector('[aria-current]');
  const list = entry?.closest('ul');
  if (!entry || !list) return;
  const { left, width } = entry.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  list.scrollBy?.({ left: left + width / 2 - (room.left + room.width / 2) });
}
