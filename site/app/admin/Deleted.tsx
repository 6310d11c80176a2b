import { Alert, Button, Stack } from '@brand/ui';
import { Form } from 'react-router-dom';

/** Says that a post is deleted, and brings it back. */
export function Deleted({ id }: { id: number }) {
  return (
    <Alert>
      <Stack direction="inline" gap="m">
        <span>This post is deleted. It can be restored for a month.</span>
        <Form method="post" action="/admin/posts" preventScrollReset>
          <Button type="submit" name="restore" value={id} size="small" tone="quiet">
            Restore
          </Button>
        </Form>
      </Stack>
    </Alert>
  );
}
