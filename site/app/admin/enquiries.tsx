import { AdminEnquiryList, ENQUIRY_STATUSES } from '@brand/service/contract/admin';
import { Badge, ButtonLink, EmptyState, FilterPills, Link, RecordList } from '@brand/ui';
import type { Route } from './+types/enquiries.ts';
import { AdminApi, choiceOf, pageOf, queryOf } from './api.ts';
import { Pages } from './Pages.tsx';
import { Screen, useTime } from './Screen.tsx';
import { capitalised, counted, enquiryNames, screenMeta } from './words.ts';

export const meta = () => screenMeta('Enquiries');

export async function loader(args: Route.LoaderArgs) {
  const status = choiceOf(args.request, 'status', ENQUIRY_STATUSES);
  const mine = choiceOf(args.request, 'mine', ['on']);
  const query = queryOf({ status, mine, page: pageOf(args.request) });
  return { status, mine, ...(await new AdminApi(args).get(AdminEnquiryList, `enquiries${query}`)) };
}

const KINDS = { general: 'General', support: 'Support', partnership: 'Partnership' } as const;

const isUrgent = (severity: string) => severity === 'critical' || severity === 'high';

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const time = useTime();
  const { enquiries, counts, pagination, status, mine } = loaderData;
  return (
    <Screen
      title="Enquiries"
      lead="What visitors sent through the contact page."
      actions={
        <ButtonLink href="/api/admin/enquiries/export.csv" size="small" tone="quiet" download>
          Export as CSV
        </ButtonLink>
      }
    >
      <FilterPills
        label="Enquiries by status"
        value={mine ? 'mine' : (status ?? 'all')}
        options={[
          { value: 'all', label: 'All except possible spam', href: '/admin/enquiries' },
          { value: 'mine', label: 'Assigned to me', href: '/admin/enquiries?mine=on' },
          ...ENQUIRY_STATUSES.map((value) => ({
            value,
            label: enquiryNames[value],
            count: counts[value] ?? 0,
            href: `/admin/enquiries${queryOf({ status: value })}`,
          })),
        ]}
      />
      {enquiries.length === 0 ? (
        <EmptyState
          title={
            mine
              ? 'Nothing is assigned to you.'
              : status
                ? `Nothing is ${enquiryNames[status].toLowerCase()}.`
                : 'Nothing has arrived yet.'
          }
        />
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
                    {KINDS[kind]}, {name}, {time(created_at)}, {reference}
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
      <Pages pagination={pagination} href={`/admin/enquiries${queryOf({ status, mine })}`} />
    </Screen>
  );
}
