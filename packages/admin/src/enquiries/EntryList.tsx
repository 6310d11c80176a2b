import type { EnquiryEntry } from '@brand/service/contract/admin';
import { Badge, Heading, RecordList, Stack, Text } from '@brand/ui';
import { Paragraphs } from '../shared/Paragraphs.tsx';
import { useTime } from '../shared/Screen.tsx';
import { mailTones, replyNames } from '../shared/words.ts';
import { EnquiryFiles } from './EnquiryFiles.tsx';

interface EntryListProps {
  /** Id of the enquiry. */
  enquiry: number;
  entries: readonly EnquiryEntry[];
}

/** Notes and replies of an enquiry, with the status of their mails. */
export function EntryList({ enquiry, entries }: EntryListProps) {
  const time = useTime();
  if (entries.length === 0) return null;
  return (
    <Stack gap="m">
      <Heading level={2} size="h4">
        Notes and replies
      </Heading>
      <RecordList.Root aria-label="Notes and replies">
        {entries.map(({ id, kind, author, subject, text, created_at, files, mail }) => (
          <RecordList.Item key={id}>
            <RecordList.Main>
              <RecordList.Title>{kind === 'reply' ? subject : 'Note'}</RecordList.Title>
              <RecordList.Meta>
                {time(created_at)}
                {mail?.status === 'sent' && mail.ended_at && `, sent ${time(mail.ended_at)}`} by{' '}
                <bdi>{author}</bdi>
              </RecordList.Meta>
              <Paragraphs text={text} />
              {files.length > 0 && <EnquiryFiles enquiry={enquiry} files={files} />}
              {mail?.last_error && <Text size="small">Last error: {mail.last_error}</Text>}
            </RecordList.Main>
            <RecordList.Side>
              {mail ? (
                <Badge tone={mailTones[mail.status]}>
                  {mail.status === 'sent' ? 'Reply, sent' : replyNames[mail.status]}
                </Badge>
              ) : null}
            </RecordList.Side>
          </RecordList.Item>
        ))}
      </RecordList.Root>
    </Stack>
  );
}
