import { redirect } from 'react-router-dom';
import type { Route } from './+types/sign-out.ts';
import { AdminApi } from './api.ts';

export function loader() {
  return redirect('/admin');
}

export async function action(request: Route.ActionArgs) {
  const outcome = await new AdminApi(request).send('DELETE', 'session');
  const cookie = outcome.ok ? outcome.cookie : null;
  return redirect('/admin/sign-in', cookie ? { headers: { 'Set-Cookie': cookie } } : {});
}
