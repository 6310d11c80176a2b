import { deletePicture, listPictures } from '@brand/service/client/admin';
import { PLACEHOLDERS } from '@brand/service/contract/admin';
import { Button, EmptyState, Link, Picture, RecordList, VisuallyHidden } from '@brand/ui';
import { data, Form } from 'react-router-dom';
import { AdminApi, pageOf, textOf } from '../shared/api.ts';
import { confirmSubmit } from '../shared/confirmSubmit.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { ListPagination } from '../shared/ListPagination.tsx';
import { Problem, Screen, Success, useTime } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { screenMeta } from '../shared/words.ts';
import type { Route } from './+types/pictures.ts';
import { pictureMarkup } from './markupEdits.ts';
import { storedPicture } from './storedPicture.ts';

export const meta = () => screenMeta('Pictures');

export function loader(args: Route.LoaderArgs) {
  return new AdminApi(args).get(listPictures, { page: pageOf(args.request) });
}

/** Deletes the picture in the field `delete`. */
export async function action(args: Route.ActionArgs) {
  const name = textOf(await args.request.formData(), 'delete');
  const outcome = await new AdminApi(args).change(deletePicture(name));
  if (outcome.ok) return { gone: name };
  return data({ refused: outcome }, { status: outcome.status });
}

export const clientAction = keepScreenOnError;

export default function Pictures({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { pictures, pagination } = loaderData;
  const time = useTime();
  return (
    <Screen
      title="Pictures"
      lead="Pictures in posts, newest first. A picture can be deleted if no post and no earlier version uses it."
    >
      {actionData && 'refused' in actionData && <Problem refused={actionData.refused} />}
      {actionData && 'gone' in actionData && <Success>{actionData.gone} has been deleted.</Success>}
      {pictures.length === 0 ? (
        <EmptyState title="There are no pictures yet.">
          Add one in the text of a post, or as its cover.
        </EmptyState>
      ) : (
        <RecordList.Root aria-label="Pictures">
          {pictures.map(({ name, created_at, posts }) => {
            const image = storedPicture(name);
            return (
              <RecordList.Item key={name}>
                <RecordList.Lead>
                  {image && <Picture {...image} sizes="8rem" alt="" />}
                </RecordList.Lead>
                <RecordList.Main>
                  <RecordList.Title>
                    <Link href={`/uploads/${name}`}>{name}</Link>
                  </RecordList.Title>
                  <RecordList.Meta>
                    {created_at ? `Added ${time(created_at)}` : 'Imported with an article'}
                  </RecordList.Meta>
                  <RecordList.Meta>
                    {posts.length === 0 && 'Not used in any post.'}
                    {posts.map((post, index) => (
                      <span key={post.id}>
                        {index === 0 ? 'Used in ' : ', '}
                        <bdi>
                          <Link href={`/admin/posts/${post.id}`}>{post.title}</Link>
                        </bdi>
                      </span>
                    ))}
                  </RecordList.Meta>
                  <RecordList.Meta>
                    Markup:{' '}
                    <code>{pictureMarkup({ name, alt: PLACEHOLDERS.alt, caption: '' })}</code>
                  </RecordList.Meta>
                </RecordList.Main>
                {created_at && posts.length === 0 && (
                  <RecordList.Side>
                    <Form
                      method="post"
                      preventScrollReset
                      onSubmit={confirmSubmit(`Delete ${name} permanently?`)}
                    >
                      <Button type="submit" name="delete" value={name} size="small" tone="quiet">
                        Delete<VisuallyHidden> {name}</VisuallyHidden>
                      </Button>
                    </Form>
                  </RecordList.Side>
                )}
              </RecordList.Item>
            );
          })}
        </RecordList.Root>
      )}
      <ListPagination pagination={pagination} href="/admin/pictures" />
    </Screen>
  );
}
