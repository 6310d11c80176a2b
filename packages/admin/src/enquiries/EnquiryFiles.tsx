import type { AdminEnquiry } from '@brand/service/contract/admin';
import { Link, Stack } from '@brand/ui';

interface EnquiryFilesProps {
  /** Id of the enquiry. */
  enquiry: number;
  files: AdminEnquiry['files'];
}

/** Files of an enquiry or of a reply to it, to download. */
export function EnquiryFiles({ enquiry, files }: EnquiryFilesProps) {
  return (
    <Stack as="ul" gap="xs">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <Link href={`/api/admin/enquiries/${enquiry}/files/${id}`} download={name}>
            {name}
          </Link>{' '}
          ({Math.max(1, Math.round(size / 1024))} KB)
        </li>
      ))}
    </Stack>
  );
}
