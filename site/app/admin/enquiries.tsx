import { ENQUIRY_KINDS } from '@brand/service/contract';
import {
  AdminEnquiryList,
  ENQUIRY_ASSIGNED,
  ENQUIRY_STATUSES,
} from '@brand/service/contract/admin';
import { Badge, ButtonLink, EmptyState, FilterPills, Link, RecordList, Stack } from '@brand/ui';
import type { Route } from './+types/enquiries.ts';
import { AdminApi, choiceOf, pageOf, queryOf } from './api.ts';
import { ListSearch } from './ListSearch.tsx';
import { Pages } from './Pages.tsx';
import { Screen, useTime } from './Screen.tsx';
import { capitalised, counted, enquiryNames, screenMeta } from './words.ts';

export const meta = () => screenMeta('Enquiries');

export async function loader(args: Route.LoaderArgs) {
  const filter = {
    status: choiceOf(args.request, 'status', ENQUIRY_STATUSES),
    kind: choiceOf(args.request, 'kind', ENQUIRY_KINDS),
    assigned: choiceOf(args.request, 'assigned', ENQUIRY_ASSIGNED),
    search: new URL(args.request.url).searchParams.get('search') || undefined,
  };
  const query = queryOf({ ...filter, page: pageOf(args.request) });
  return { filter, ...(await new AdminApi(args).get(AdminEnquiryList, `enquiries${query}`)) };
}

const KINDS = { general: 'General', support: 'Support', partnership: 'Partnership' } as const;

const isUrgent = (severity: string) => severity === 'critical' || severity === 'high';

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const time = useTime();
  const { enquiries, counts, pagination, filter } = loaderData;
  const hrefOf = (change: Partial<typeof filter>) =>
    `/admin/enquiries${queryOf({ ...filter, ...change })}`;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <Screen
      title="Enquiries"
      lead="What visitors sent through the contact page."
      actions={
        <ButtonLink href="/api/admin/enquiries/export.csv" size="small" tone="quiet" download>
          Export all as CSV
        </ButtonLink>
      }
    >
      <ListSearch
        path="/admin/enquiries"
        filter={filter}
        label="Search enquiries"
        placeholder="Name, reference or any words"
      />
      <Stack gap="m">
        <FilterPills
          label="Enquiries by status"
          value={filter.status ?? 'all'}
          options={[
            {
              value: 'all',
              label: 'All except possible spam',
              href: hrefOf({ status: undefined }),
            },
            ...ENQUIRY_STATUSES.map((value) => ({
              value,
              label: enquiryNames[value],
              count: counts[value] ?? 0,
              href: hrefOf({ status: value }),
            })),
          ]}
        />
        <FilterPills
          label="Enquiries by kind"
          value={filter.kind ?? 'all'}
          options={[
            { value: 'all', label: 'Every kind', href: hrefOf({ kind: undefined }) },
            ...ENQUIRY_KINDS.map((value) => ({
              value,
              label: KINDS[value],
              href: hrefOf({ kind: value }),
            })),
          ]}
        />
        <FilterPills
          label="Enquiries by assignee"
          value={filter.assigned ?? 'all'}
          options={[
            { value: 'all', label: 'Any assignee', href: hrefOf({ assigned: undefined }) },
            { value: 'me', label: 'Assigned to me', href: hrefOf({ assigned: 'me' }) },
            { value: 'nobody', label: 'Assigned to nobody', href: hrefOf({ assigned: 'nobody' }) },
          ]}
        />
      </Stack>
      {enquiries.length === 0 ? (
        <EmptyState title={isFiltered ? 'No enquiries match.' : 'Nothing has arrived yet.'} />
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
                    {reference}, {KINDS[kind]}, {name}, {time(created_at)}
                    {files > 0 && `, ${counted(files, 'file')}`}
                    {assignee && `, assigned to ${assignee}`}
                  </RecordList.Meta>
                </RecordList.Main>
                <RecordList.Side>
                  {severity && (
                    <Badge tone={isUrgent(severity) ? 'other' : 'patent'}>
                      {capitalised(severity)}
                    </Badge>
                  )}
                  <Badge tone={rest.status === 'new' ? 'new' : 'patent'}>
                    {enquiryNames[rest.status]}
                  </Badge>
                </RecordList.Side>
              </RecordList.Item>
            ),
          )}
        </RecordList.Root>
      )}
      <Pages pagination={pagination} href={hrefOf({})} />
    </Screen>
  );
}
