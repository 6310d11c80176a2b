/**
 * Numbers of the pages around the current one, as many as fit.
 *
 * @param page number of the current page, from 1; clamped to the first or last page
 * @param pages number of pages
 * @param size number of page numbers to show
 */
export function pageWindow(page: number, pages: number, size = 5): number[] {
  const last = Math.max(1, pages - size + 1);
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), last);
  return Array.from({ length: Math.min(size, pages) }, (_none, index) => first + index);
}
