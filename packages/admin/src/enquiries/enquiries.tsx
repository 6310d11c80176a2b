import { queryOf } from '@brand/router/queryOf';
import { listEnquiries } from '@brand/service/client/admin';
import {
  ADMIN_ENQUIRY_KINDS,
  ENQUIRY_ASSIGNED,
  ENQUIRY_STATUSES,
} from '@brand/service/contract/admin';
import { Badge, EmptyState, Link, RecordList, Stack } from '@brand/ui';
import { AdminApi, choiceOf, pageOf } from '../shared/api.ts';
import { CsvLinks } from '../shared/CsvLinks.tsx';
import { Deleted } from '../shared/Deleted.tsx';
import { ListFilter } from '../shared/ListFilter.tsx';
import { ListPagination } from '../shared/ListPagination.tsx';
import { ListSearch } from '../shared/ListSearch.tsx';
import { Screen, useTime } from '../shared/Screen.tsx';
import {
  capitalized,
  counted,
  enquiryNames,
  enquiryTone,
  kindNames,
  replyNames,
  screenMeta,
} from '../shared/words.ts';
import type { Route } from './+types/enquiries.ts';

export const meta = () => screenMeta('Enquiries');

export async function loader(args: Route.LoaderArgs) {
  const filter = {
    status: choiceOf(args.request, 'status', ENQUIRY_STATUSES),
    kind: choiceOf(args.request, 'kind', ADMIN_ENQUIRY_KINDS),
    assigned: choiceOf(args.request, 'assigned', ENQUIRY_ASSIGNED),
    search: new URL(args.request.url).searchParams.get('search') || undefined,
  };
  const query = { ...filter, page: pageOf(args.request) };
  const deleted = new URL(args.request.url).searchParams.get('deleted');
  return { filter, deleted, ...(await new AdminApi(args).get(listEnquiries, query)) };
}

const ASSIGNED = { me: 'Assigned to me', nobody: 'Unassigned' } as const;

const isUrgent = (severity: string) => severity === 'critical' || severity === 'high';

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const time = useTime();
  const { enquiries, counts, pagination, filter, deleted } = loaderData;
  const list = { path: '/admin/enquiries', filter };
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <Screen
      title="Enquiries"
      lead="Messages that visitors sent through the contact page."
      actions={<CsvLinks href="/api/admin/enquiries/export.csv" />}
    >
      {deleted !== null && (
        <Deleted remains={deleted === 'remains'}>The enquiry has been deleted.</Deleted>
      )}
      <ListSearch {...list} label="Search enquiries" placeholder="Name, reference or any words" />
      <Stack gap="m">
        <ListFilter
          {...list}
          name="status"
          label="Enquiries by status"
          names={enquiryNames}
          all="All except possible spam"
          counts={counts}
        />
        <ListFilter
          {...list}
          name="kind"
          label="Enquiries by kind"
          names={kindNames}
          all="All kinds"
        />
        <ListFilter
          {...list}
          name="assigned"
          label="Enquiries by assignee"
          names={ASSIGNED}
          all="Any assignee"
        />
      </Stack>
      {enquiries.length === 0 ? (
        <EmptyState title={isFiltered ? 'No enquiries match.' : 'There are no enquiries yet.'} />
      ) : (
        <RecordList.Root aria-label="Enquiries">
          {enquiries.map(
            ({
              id,
              reference,
              kind,
              name,
              subject,
              severity,
              files,
              assignee,
              created_at,
              ...rest
            }) => (
              <RecordList.Item key={id}>
                <RecordList.Main>
                  <RecordList.Title>
                    <Link href={`/admin/enquiries/${id}`}>{subject || `From ${name}`}</Link>
                  </RecordList.Title>
                  <RecordList.Meta>
                    {kindNames[kind]}, <data value={reference}>{reference}</data> from{' '}
                    <bdi>{name}</bdi> on {time(created_at)}
                    {files > 0 && `, ${counted(files, 'file')}`}
                    {assignee && (
                      <>
                        , assigned to <bdi>{assignee}</bdi>
                      </>
                    )}
                  </RecordList.Meta>
                </RecordList.Main>
                <RecordList.Side>
                  {severity && (
                    <Badge tone={isUrgent(severity) ? 'other' : 'patent'}>
                      {capitalized(severity)}
                    </Badge>
                  )}
                  {rest.reply && <Badge tone="other">{replyNames[rest.reply]}</Badge>}
                  <Badge tone={enquiryTone(rest.status)}>{enquiryNames[rest.status]}</Badge>
                </RecordList.Side>
              </RecordList.Item>
            ),
          )}
        </RecordList.Root>
      )}
      <ListPagination pagination={pagination} href={list.path + queryOf(filter)} />
    </Screen>
  );
}
