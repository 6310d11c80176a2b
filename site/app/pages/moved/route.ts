import { withoutTrailingSlash } from '@brand/router/location';
import { redirect } from 'react-router-dom';
import type { Route } from './+types/route.ts';
import { redirects } from './redirects.ts';

/** Redirects on the server and in client-side navigations. */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const target = redirects[withoutTrailingSlash(pathname)] ?? '/404';
  return redirect(target, { status: 301, headers: { 'Cache-Control': 'public, max-age=3600' } });
}
