import { Alert, Button, Stack } from '@brand/ui';
import { Form } from 'react-router-dom';

/** Notice that a post has been deleted, with a button to restore it. */
export function DeletedNotice({ id }: { id: number }) {
  return (
    <Alert>
      <Stack direction="inline" gap="m">
        <span>This post has been deleted. It can be restored for a month.</span>
        <Form method="post" action="/admin/posts" preventScrollReset>
          <Button type="submit" name="restore" value={id} size="small" tone="quiet">
            Restore
          </Button>
        </Form>
      </Stack>
    </Alert>
  );
}
