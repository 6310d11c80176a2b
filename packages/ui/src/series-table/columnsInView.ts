/** Columns of models that a scrolling table shows. */
export interface ColumnView {
  /** Positions of the first and last column in view, from 0. */
  first: number;
  last: number;
  total: number;
}

/** Scrolls a column of a table to the names, without scrolling the page. @param index position of the column, from 0 */
export function showColumn(table: HTMLTableElement, index: number) {
  const region = table.closest('section');
  const [corner, ...columns] = region ? headsIn(region) : [];
  const column = columns[index];
  if (!(region && corner && column)) return;
  const isNear = corner.left <= region.getBoundingClientRect().left;
  region.scrollBy({ left: isNear ? column.left - corner.right : column.right - corner.left });
}

/** Reads which columns are in view: those whose middle is beside the names, which stay at the near edge. */
export function columnsInView(region: HTMLElement): ColumnView | undefined {
  const [corner, ...columns] = headsIn(region);
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

const headsIn = (region: HTMLElement) =>
  [...region.querySelectorAll('thead > :last-child > th')].map((head) =>
    head.getBoundingClientRect(),
  );
