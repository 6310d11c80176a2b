import { Spinner } from '@brand/ui';
import { useLocation, useNavigation } from 'react-router-dom';
import { isListing } from './href.ts';

/** Spins while another page loads. Between listings, the skeleton cards show it. */
export function Loading() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  return isListing(pathname) && isListing(location.pathname) ? null : <Spinner look="overlay" />;
}
