import { Picture } from '@brand/service/contract/admin';
import { data, redirect } from 'react-router-dom';
import * as v from 'valibot';
import type { Route } from './+types/pictures.ts';
import { AdminApi, queryOf, type Refused } from './api.ts';

export function loader() {
  return redirect('/admin/posts');
}

/** Stores the picture of a form's field `picture`. */
export async function action(args: Route.ActionArgs) {
  const file = (await args.request.formData()).get('picture');
  const stored = await storePicture(new AdminApi(args), file);
  return 'refused' in stored ? data(stored, { status: stored.refused.status }) : stored;
}

/** Hands a file to the service; resolves to the name under which it is served. */
export async function storePicture(
  api: AdminApi,
  file: FormDataEntryValue | null,
): Promise<{ name: string } | { refused: Refused }> {
  const picture = file instanceof File ? file : new File([], '');
  const path = `pictures${queryOf({ name: picture.name })}`;
  const outcome = await api.send('POST', path, picture);
  return outcome.ok ? { name: v.parse(Picture, outcome.body).name } : { refused: outcome };
}
