/** The page of a list that an address asks for in `page`, from 1; the first where it names none. */
export function pageNumber(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
