import { Spinner } from '@brand/ui';
import { useLocation, useNavigation } from 'react-router-dom';
import { isListing } from '../blog/href.ts';

/** Turns while another page is on its way. From listing to listing the cards say it themselves. */
export function Loading() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  return isListing(pathname) && isListing(location.pathname) ? null : <Spinner look="overlay" />;
}
