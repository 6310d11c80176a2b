/** URLs for `Pagination`. The first page has no number. */
export function pageHrefs(firstHref: string) {
  const joint = firstHref.includes('?') ? '&' : '?';
  return { firstHref, hrefTemplate: `${firstHref}${joint}page={page}` } as const;
}
