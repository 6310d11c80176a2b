import { Spinner } from '@brand/ui';
import { useLocation, useNavigation } from 'react-router-dom';
import { isListing } from './href.ts';

/** Spinner while another page loads. Listings show skeleton cards instead. */
export function Loading() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  return isListing(pathname) && isListing(location.pathname) ? null : <Spinner look="overlay" />;
}
