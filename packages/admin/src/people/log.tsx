import { listAudit } from '@brand/service/client/admin';
import { EmptyState, RecordList } from '@brand/ui';
import { AdminApi, pageOf } from '../shared/api.ts';
import { ListPagination } from '../shared/ListPagination.tsx';
import { Screen, useTime } from '../shared/Screen.tsx';
import { capitalized, screenMeta } from '../shared/words.ts';
import type { Route } from './+types/log.ts';

export const meta = () => screenMeta('Log');

export function loader(args: Route.LoaderArgs) {
  return new AdminApi(args).get(listAudit, { page: pageOf(args.request) });
}

export default function Log({ loaderData: { entries, pagination } }: Route.ComponentProps) {
  const time = useTime();
  return (
    <Screen
      title="Log"
      lead="Every change with its author and every failed sign-in, newest first. Entries cannot be changed."
    >
      {entries.length === 0 ? (
        <EmptyState title="There are no entries yet." />
      ) : (
        <RecordList.Root aria-label="Log">
          {entries.map(({ id, at, who, action, subject }) => (
            <RecordList.Item key={id}>
              <RecordList.Main>
                <RecordList.Title>
                  {capitalized(action)}: <bdi>{subject}</bdi>
                </RecordList.Title>
                <RecordList.Meta>
                  {time(at)}, <bdi>{who}</bdi>
                </RecordList.Meta>
              </RecordList.Main>
            </RecordList.Item>
          ))}
        </RecordList.Root>
      )}
      <ListPagination pagination={pagination} href="/admin/log" />
    </Screen>
  );
}
