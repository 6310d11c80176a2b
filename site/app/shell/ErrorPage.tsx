import { EmptyState, Section, Stack } from '@brand/ui';
import { Actions } from './Actions.tsx';
import { Hotline } from './Hotline.tsx';
import { missing } from './missing.ts';

const failed = {
  title: 'Something went wrong on our side.',
  text: 'The error has been logged. Load the page again in a moment, or call us.',
};

const unreachable = {
  title: 'This page could not be loaded.',
  text: 'You may be offline. Please try again once you are connected.',
};

interface ErrorPageProps {
  /** Status of the answer, 0 if there was none. */
  status: number;
}

/** Page for a record that is gone, a server error, or a page whose data did not arrive. */
export function ErrorPage({ status }: ErrorPageProps) {
  const { title, text } = status === 404 ? missing : status === 0 ? unreachable : failed;
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
