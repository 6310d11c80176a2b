import { signOut } from '@brand/service/client/admin';
import { redirect } from 'react-router-dom';
import type { Route } from './+types/sign-out.ts';
import { AdminApi, cookieOf } from './api.ts';

export function loader() {
  return redirect('/admin');
}

export async function action(request: Route.ActionArgs) {
  const outcome = await new AdminApi(request).send(signOut);
  return redirect('/admin/sign-in', { headers: outcome.ok ? cookieOf(outcome.headers) : {} });
}
