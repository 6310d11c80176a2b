/** Highest page number: the service refuses larger ones. */
const mostPages = 1_000_000;

/** Page number in the parameter `page`, from 1; 1 if it is missing or invalid. */
export function pageNumber(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1;
}

/** URLs for `Pagination`. The first page has no number. */
export function pageHrefs(firstHref: string) {
  const joint = firstHref.includes('?') ? '&' : '?';
  return { firstHref, hrefTemplate: `${firstHref}${joint}page={page}` } as const;
}
