import { AdminPostList, type AdminPostSummary, POST_STATES } from '@brand/service/contract/admin';
import { Badge, ButtonLink, EmptyState, FilterPills, Link, RecordList } from '@brand/ui';
import type { Route } from './+types/posts.ts';
import { AdminApi, choiceOf, pageOf, queryOf } from './api.ts';
import { Pages, Screen } from './Screen.tsx';
import { screenMeta, timeOf } from './words.ts';

type State = AdminPostSummary['state'];

export const meta = () => screenMeta('Posts');

export async function loader(args: Route.LoaderArgs) {
  const state = choiceOf(args.request, 'state', POST_STATES);
  const query = queryOf({ state, page: pageOf(args.request) });
  return { state, ...(await new AdminApi(args).get(AdminPostList, `posts${query}`)) };
}

const NAMES: Record<State, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};
const TONES = { draft: 'other', scheduled: 'patent' } as const;

export default function Posts({ loaderData: { posts, pagination, state } }: Route.ComponentProps) {
  const hrefFor = (page: number) => `/admin/posts${queryOf({ state, page })}`;
  const option = (value: State | undefined, name: string) => ({
    value: value ?? 'all',
    name,
    href: `/admin/posts${queryOf({ state: value })}`,
  });
  return (
    <Screen
      title="Posts"
      lead="Scheduled posts appear by themselves when their time has come."
      actions={
        <ButtonLink href="/admin/posts/new" size="small">
          Write a post
        </ButtonLink>
      }
    >
      <FilterPills
        label="Posts by state"
        value={state ?? 'all'}
        options={[
          option(undefined, 'All'),
          ...POST_STATES.map((value) => option(value, NAMES[value])),
        ]}
      />
      {posts.length === 0 ? (
        <EmptyState
          title={state ? `Nothing is ${NAMES[state].toLowerCase()}.` : 'Nothing is written yet.'}
        />
      ) : (
        <RecordList.Root aria-label="Posts">
          {posts.map((post) => (
            <RecordList.Item key={post.id}>
              <RecordList.Main>
                <RecordList.Title>
                  <Link href={`/admin/posts/${post.id}`}>{post.title}</Link>
                </RecordList.Title>
                <RecordList.Meta>{historyOf(post)}</RecordList.Meta>
              </RecordList.Main>
              <RecordList.Side>
                {post.state === 'published' ? (
                  <ButtonLink href={`/blog/${post.slug}`} size="small" tone="quiet">
                    View
                  </ButtonLink>
                ) : (
                  <Badge tone={TONES[post.state]}>{NAMES[post.state]}</Badge>
                )}
              </RecordList.Side>
            </RecordList.Item>
          ))}
        </RecordList.Root>
      )}
      <Pages pagination={pagination} hrefFor={hrefFor} />
    </Screen>
  );
}

function historyOf({ state, published_at, updated_at, updated_by }: AdminPostSummary): string {
  const saved = `Saved ${timeOf(updated_at)} ${updated_by ? `by ${updated_by}` : 'by import'}`;
  if (!published_at || state === 'draft') return saved;
  return `${state === 'scheduled' ? 'Appears' : 'Published'} ${timeOf(published_at)}. ${saved}`;
}
