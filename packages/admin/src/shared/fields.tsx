import { TextField } from '@brand/ui';
import type { ComponentProps } from 'react';

/** The required fields with which people sign in. */
type FieldProps = Partial<ComponentProps<typeof TextField>>;

export function EmailField(props: FieldProps) {
  return <TextField name="email" type="email" label="Email address" required {...props} />;
}

/** By default for the present password. */
export function PasswordField(props: FieldProps) {
  return (
    <TextField
      name="password"
      type="password"
      label="Password"
      autoComplete="current-password"
      required
      {...props}
    />
  );
}

/** For the code of an authenticator app. */
export function CodeField(props: FieldProps) {
  return (
    <TextField
      name="code"
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...props}
    />
  );
}
