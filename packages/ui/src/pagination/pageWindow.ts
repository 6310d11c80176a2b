/** Numbers of the `size` pages around the current one, which is clamped to the first or last. */
export function pageWindow(page: number, pages: number, size = 5): number[] {
  const last = Math.max(1, pages - size + 1);
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), last);
  return Array.from({ length: Math.min(size, pages) }, (_none, index) => first + index);
}
