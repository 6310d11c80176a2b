import { Pagination } from '@brand/ui';
import { pageHrefs } from '../shell/pageHrefs.ts';

interface PagesProps {
  pagination: { page: number; pages: number };
  /** Address of the first page. */
  href: string;
}

/** Links to the other pages of a list. */
export function Pages({ pagination: { page, pages }, href }: PagesProps) {
  return <Pagination page={page} pages={pages} {...pageHrefs(href)} />;
}
