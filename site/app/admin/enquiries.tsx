import {
  AdminEnquiryList,
  type AdminEnquirySummary,
  ENQUIRY_STATUSES,
} from '@brand/service/contract/admin';
import { Badge, ButtonLink, EmptyState, FilterPills, Link, RecordList } from '@brand/ui';
import type { Route } from './+types/enquiries.ts';
import { AdminApi, choiceOf, pageOf, queryOf } from './api.ts';
import { Pages, Screen } from './Screen.tsx';
import { counted, screenMeta, timeOf } from './words.ts';

type Status = AdminEnquirySummary['status'];

export const meta = () => screenMeta('Enquiries');

export async function loader(args: Route.LoaderArgs) {
  const status = choiceOf(args.request, 'status', ENQUIRY_STATUSES);
  const query = queryOf({ status, page: pageOf(args.request) });
  return { status, ...(await new AdminApi(args).get(AdminEnquiryList, `enquiries${query}`)) };
}

const NAMES: Record<Status, string> = { new: 'New', read: 'Read', closed: 'Closed', spam: 'Spam' };
const KINDS = { general: 'General', support: 'Support', partnership: 'Partnership' } as const;

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { enquiries, counts, pagination, status } = loaderData;
  const hrefFor = (page: number) => `/admin/enquiries${queryOf({ status, page })}`;
  return (
    <Screen
      title="Enquiries"
      lead="What visitors sent by the contact page."
      actions={
        <ButtonLink href="/api/admin/enquiries/export.csv" size="small" tone="quiet" download>
          Export as CSV
        </ButtonLink>
      }
    >
      <FilterPills
        label="Enquiries by status"
        value={status ?? 'all'}
        options={[
          { value: 'all', name: 'All but spam', href: '/admin/enquiries' },
          ...ENQUIRY_STATUSES.map((value) => ({
            value,
            name: NAMES[value],
            count: counts[value] ?? 0,
            href: `/admin/enquiries${queryOf({ status: value })}`,
          })),
        ]}
      />
      {enquiries.length === 0 ? (
        <EmptyState
          title={status ? `Nothing is ${NAMES[status].toLowerCase()}.` : 'Nothing has come yet.'}
        />
      ) : (
        <RecordList.Root aria-label="Enquiries">
          {enquiries.map(({ id, reference, kind, name, subject, files, created_at, ...rest }) => (
            <RecordList.Item key={id}>
              <RecordList.Main>
                <RecordList.Title>
                  <Link href={`/admin/enquiries/${id}`}>{subject || `From ${name}`}</Link>
                </RecordList.Title>
                <RecordList.Meta>
                  {KINDS[kind]}, {name}, {timeOf(created_at)}, {reference}
                  {files > 0 && `, ${counted(files, 'file')}`}
                </RecordList.Meta>
              </RecordList.Main>
              <RecordList.Side>
                <Badge tone={rest.status === 'new' ? 'new' : 'patent'}>{NAMES[rest.status]}</Badge>
              </RecordList.Side>
            </RecordList.Item>
          ))}
        </RecordList.Root>
      )}
      <Pages pagination={pagination} hrefFor={hrefFor} />
    </Screen>
  );
}
