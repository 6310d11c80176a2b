/** Columns of models that a scrolling table shows. */
export interface ColumnView {
  /** Positions of the first and last column in view, from 0. */
  first: number;
  last: number;
  total: number;
}

/** Scrolls a column of a table to the names, without scrolling the page. */
export function showColumn(head: HTMLElement) {
  const corner = head.parentElement?.firstElementChild?.getBoundingClientRect();
  const { left, right } = head.getBoundingClientRect();
  const region = head.closest('section');
  if (!(corner && region)) return;
  const isNear = corner.left <= region.getBoundingClientRect().left;
  region.scrollBy({ left: isNear ? left - corner.right : right - corner.left });
}

/** Reads which columns are in view: those whose middle is beside the names, which stay at the near edge. */
export function columnsInView(region: HTMLElement): ColumnView | undefined {
  const heads = region.querySelectorAll<HTMLElement>('thead > :last-child > th');
  const [corner, ...columns] = [...heads].map((head) => head.getBoundingClientRect());
  if (!corner) return;
  const room = region.getBoundingClientRect();
  const isNear = corner.left <= room.left;
  const [start, end] = isNear ? [corner.right, room.right] : [room.left, corner.left];
  const inView = columns.map(
    ({ left, right }) => left + right > 2 * start && left + right < 2 * end,
  );
  return {
    first: inView.indexOf(true),
    last: inView.lastIndexOf(true),
    total: columns.length,
  };
}
