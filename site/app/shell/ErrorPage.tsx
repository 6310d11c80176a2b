import { EmptyState, Section, Stack } from '@brand/ui';
import { Actions } from './Actions.tsx';
import { Hotline } from './Hotline.tsx';
import { missing } from './missing.ts';

const failed = {
  title: 'Something went wrong on our side.',
  text: 'The error has been logged. Please try again in a moment.',
};

/** Page for a record that is gone, or a server error. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = status === 404 ? missing : failed;
  return (
    <Section>
      <Stack gap="l">
        <EmptyState headingLevel={1} title={title} actions={<Actions items={missing.actions} />}>
          {text}
        </EmptyState>
        <Hotline />
      </Stack>
    </Section>
  );
}
