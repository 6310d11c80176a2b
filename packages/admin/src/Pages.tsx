import { pageHrefs } from '@brand/router/pageHrefs';
import { Pagination } from '@brand/ui';

interface PagesProps {
  pagination: { page: number; pages: number };
  /** URL of the first page. */
  href: string;
}

/** Pagination of a list. */
export function Pages({ pagination: { page, pages }, href }: PagesProps) {
  return <Pagination page={page} pages={pages} {...pageHrefs(href)} />;
}
