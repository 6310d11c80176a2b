import { Heading, Stack, Status, SubmitButton, Text } from '@brand/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { useBusy } from './Screen.tsx';

interface ActionFormProps extends ComponentProps<typeof Form> {
  title?: string;
  lead?: ReactNode;
  /** Name of the button. */
  submit: string;
  /** Value of the field `intent`, if the screen has several forms. */
  intent?: string;
  /** Whether it is not the main form of the screen. */
  quiet?: boolean;
  /** Beside the button. */
  aside?: ReactNode;
  /** Message after a successful submission; null before one. */
  done?: ReactNode;
}

/** A form with one button, as a part of a screen. */
export function ActionForm({
  title,
  lead,
  submit,
  intent,
  quiet,
  aside,
  done,
  children,
  ...props
}: ActionFormProps) {
  return (
    <Form method="post" {...props}>
      <Stack gap="l">
        {title && (
          <Stack gap="s">
            <Heading level={2} size="h3">
              {title}
            </Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </Stack>
        )}
        {children}
        <Stack direction="inline">
          <SubmitButton
            {...(intent && { name: 'intent', value: intent })}
            size="small"
            tone={quiet ? 'quiet' : 'primary'}
            busy={useBusy()}
          >
            {submit}
          </SubmitButton>
          {aside}
          {done !== undefined && <Status tone="success">{done}</Status>}
        </Stack>
      </Stack>
    </Form>
  );
}
