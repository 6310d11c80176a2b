import { session } from '@brand/service/client/admin';
import { redirect } from 'react-router-dom';
import { AdminApi } from '../shared/api.ts';
import type { Route } from './+types/start.ts';
import { screensOf } from './areas.ts';

/** Redirects to the first screen that the role allows. */
export async function loader(args: Route.LoaderArgs) {
  const { administrator } = await new AdminApi(args).get(session);
  return redirect(screensOf(administrator.role)[0]?.href ?? '/admin/account');
}
