import { readRequest, type SelectionRequest } from '@brand/catalogue/selection/request';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The duty point in the URL, which all pages of a selection share. */
export function useDuty(): SelectionRequest | undefined {
  const [query] = useSearchParams();
  return useMemo(() => readRequest(query).request, [query]);
}
