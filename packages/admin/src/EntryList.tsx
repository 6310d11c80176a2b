import type { EnquiryEntry } from '@brand/service/contract/admin';
import { Badge, Heading, RecordList, Stack, Text } from '@brand/ui';
import { useTime } from './Screen.tsx';
import { mailNames, mailTones } from './words.ts';

/** Notes and replies of an enquiry, with the status of their mails. */
export function EntryList({ entries }: { entries: readonly EnquiryEntry[] }) {
  const time = useTime();
  if (entries.length === 0) return null;
  return (
    <Stack gap="m">
      <Heading level={2} size="h4">
        Notes and replies
      </Heading>
      <RecordList.Root aria-label="Notes and replies">
        {entries.map(({ id, kind, author, subject, text, created_at, mail }) => (
          <RecordList.Item key={id}>
            <RecordList.Main>
              <RecordList.Title>{kind === 'reply' ? subject : 'Note'}</RecordList.Title>
              <RecordList.Meta>
                <bdi>{author}</bdi>, {time(created_at)}
                {mail?.status === 'sent' && mail.ended_at && `, sent ${time(mail.ended_at)}`}
              </RecordList.Meta>
              {text.split(/\n+/).map((paragraph, index) => (
                <Text key={index} dir="auto">
                  {paragraph}
                </Text>
              ))}
              {mail?.last_error && <Text size="small">Last error: {mail.last_error}</Text>}
            </RecordList.Main>
            <RecordList.Side>
              {mail ? (
                <Badge tone={mailTones[mail.status]}>
                  Reply, {mailNames[mail.status].toLowerCase()}
                </Badge>
              ) : null}
            </RecordList.Side>
          </RecordList.Item>
        ))}
      </RecordList.Root>
    </Stack>
  );
}
