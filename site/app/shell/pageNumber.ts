/** Highest page number: the service refuses larger ones. */
const mostPages = 1_000_000;

/** The page of a list that an address asks for in `page`, from 1; the first where it names none. */
export function pageNumber(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1;
}
