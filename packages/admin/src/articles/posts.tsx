import { queryOf } from '@brand/router/queryOf';
import { listCategories, listPosts, readPost, restorePost } from '@brand/service/client/admin';
import { type AdminPostSummary, POST_STATES } from '@brand/service/contract/admin';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  Link,
  RecordList,
  Stack,
  VisuallyHidden,
} from '@brand/ui';
import { Form, redirect } from 'react-router-dom';
import { AdminApi, choiceOf, pageOf, textOf } from '../shared/api.ts';
import { keepScreenOnError } from '../shared/keepScreenOnError.ts';
import { ListFilter } from '../shared/ListFilter.tsx';
import { ListPagination } from '../shared/ListPagination.tsx';
import { ListSearch } from '../shared/ListSearch.tsx';
import { Problem, Screen, useTime } from '../shared/Screen.tsx';
import { useOutcome } from '../shared/useOutcome.ts';
import { postNames, postTones, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/posts.ts';
import { DeletedNotice } from './DeletedNotice.tsx';

export const meta = () => screenMeta('Posts');

export async function loader(args: Route.LoaderArgs) {
  const api = new AdminApi(args);
  const { searchParams } = new URL(args.request.url);
  const filter = {
    state: choiceOf(args.request, 'state', STATES),
    category: searchParams.get('category') || undefined,
    search: searchParams.get('search') || undefined,
  };
  const id = Number(searchParams.get('gone'));
  const [list, categories, gone] = await Promise.all([
    api.get(listPosts, { ...filter, page: pageOf(args.request) }),
    api.get(listCategories),
    // The post may have been restored or permanently deleted meanwhile.
    id ? api.get(readPost(id)).catch(() => null) : null,
  ]);
  return { ...list, filter, categories, gone: gone?.deleted_at ? gone.id : null };
}

/** Restores the post in the field `restore`. */
export async function action(args: Route.ActionArgs) {
  const id = Number(textOf(await args.request.formData(), 'restore'));
  const outcome = await new AdminApi(args).change(restorePost(id));
  if (outcome.ok) throw redirect(`/admin/posts/${id}`);
  return { refused: outcome };
}

export const clientAction = keepScreenOnError;

const STATES = [...POST_STATES, 'deleted'] as const;
const NAMES = { ...postNames, deleted: 'Deleted' } as const;

export default function Posts({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = useOutcome(sent);
  const { posts, pagination, filter, categories, gone } = loaderData;
  const time = useTime();
  const list = { path: '/admin/posts', filter };
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <Screen
      title="Posts"
      lead="Scheduled posts are published automatically."
      actions={
        <ButtonLink href="/admin/posts/new" size="small">
          Write a post
        </ButtonLink>
      }
    >
      {gone && <DeletedNotice id={gone} />}
      <Problem refused={actionData?.refused} />
      <ListSearch {...list} label="Search posts" placeholder="Words in the title or text" />
      <Stack gap="m">
        <ListFilter {...list} name="state" label="Posts by state" names={NAMES} all="All" />
        <ListFilter
          {...list}
          name="category"
          label="Posts by category"
          names={Object.fromEntries(categories.map(({ name, slug }) => [slug, name]))}
          all="All categories"
        />
      </Stack>
      {posts.length === 0 ? (
        <EmptyState title={isFiltered ? 'No posts match.' : 'There are no posts yet.'} />
      ) : (
        <RecordList.Root aria-label="Posts">
          {posts.map((post) => (
            <RecordList.Item key={post.id}>
              <RecordList.Main>
                <RecordList.Title>
                  <Link href={`/admin/posts/${post.id}`}>{post.title}</Link>
                </RecordList.Title>
                <RecordList.Meta>{historyOf(post, time)}</RecordList.Meta>
              </RecordList.Main>
              <RecordList.Side>
                {filter.state === 'deleted' ? (
                  <Form method="post">
                    <Button type="submit" name="restore" value={post.id} size="small" tone="quiet">
                      Restore<VisuallyHidden> {post.title}</VisuallyHidden>
                    </Button>
                  </Form>
                ) : post.state === 'published' ? (
                  <ButtonLink href={`/blog/${post.slug}`} size="small" tone="quiet">
                    View<VisuallyHidden> {post.title}</VisuallyHidden>
                  </ButtonLink>
                ) : (
                  <Badge tone={postTones[post.state]}>{postNames[post.state]}</Badge>
                )}
              </RecordList.Side>
            </RecordList.Item>
          ))}
        </RecordList.Root>
      )}
      <ListPagination pagination={pagination} href={list.path + queryOf(filter)} />
    </Screen>
  );
}

function historyOf(
  { state, published_at, updated_at, updated_by }: AdminPostSummary,
  time: (iso: string) => string,
): string {
  const saved = `Saved ${time(updated_at)} ${updated_by ? `by ${updated_by}` : 'by the import'}`;
  if (!published_at || state === 'draft') return saved;
  return `${state === 'scheduled' ? 'Appears' : 'Published'} ${time(published_at)}. ${saved}`;
}
