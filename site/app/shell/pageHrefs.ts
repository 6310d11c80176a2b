/** Addresses of the pages of a list, for `Pagination`: the first has no number. */
export function pageHrefs(firstHref: string) {
  const joint = firstHref.includes('?') ? '&' : '?';
  return { firstHref, hrefTemplate: `${firstHref}${joint}page={page}` } as const;
}
