import { Picture } from '@brand/service/contract/admin';
import * as v from 'valibot';
import { type AdminApi, queryOf, type Refused } from './api.ts';

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
