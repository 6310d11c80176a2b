import { ROLES, type Role } from '@brand/service/contract/admin';
import { RadioGroup } from '@brand/ui';
import type { ReactNode } from 'react';
import { screensOf } from '../frame/areas.ts';
import { capitalized } from '../shared/words.ts';

const list = new Intl.ListFormat('en-GB');
const options = ROLES.map((value) => ({
  value,
  label: capitalized(value),
  hint: capitalized(list.format(screensOf(value).map(({ name }) => name.toLowerCase()))),
}));

interface RoleFieldProps {
  defaultValue: Role;
  error: ReactNode;
}

/** Radio buttons for roles, each with a list of its screens. */
export function RoleField(props: RoleFieldProps) {
  return <RadioGroup {...props} name="role" label="Role" options={options} required />;
}
