import { pageHrefs } from '@brand/router/pageNumbers';
import { Pagination } from '@brand/ui';

interface ListPaginationProps {
  pagination: { page: number; pages: number };
  /** URL of the first page. */
  href: string;
}

export function ListPagination({ pagination: { page, pages }, href }: ListPaginationProps) {
  return <Pagination page={page} pages={pages} {...pageHrefs(href)} />;
}
