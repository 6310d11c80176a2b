import { isValidElement } from 'react';
import type { Args, StrictArgTypes } from 'storybook/internal/types';
import type { Prop } from '../scripts/props.ts';

declare global {
  /** Props of every component, defined by Storybook's build; absent in tests. */
  var componentProps: Record<string, Prop[]> | undefined;
}

const props = globalThis.componentProps ?? {};
// The names of all components import the whole library, which the test of one component does not need.
const { componentNames } = globalThis.componentProps
  ? await import('./componentNames.ts')
  : { componentNames: new Map<unknown, string>() };

/** Rows of a component's props table, from its types. */
export function extractArgTypes(component: unknown) {
  const rows = props[componentNames.get(component) ?? ''] ?? [];
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      {
        name: row.name,
        description: row.description,
        type: { ...typeOf(row), required: row.required },
        ...selectOf(row),
        table: {
          type: { summary: row.type },
          ...(row.default !== undefined && { defaultValue: { summary: row.default } }),
        },
      },
    ]),
  );
}

/** A select for texts or numbers of which one is chosen. */
function selectOf({ type }: Prop) {
  const options = type.split(' | ').map((option) => /^'(.*)'$|^(\d+)$/.exec(option));
  if (options.length < 2 || options.includes(null)) return {};
  const values = options.map((option) => option?.[1] ?? Number(option?.[2]));
  return { control: { type: 'select' as const }, options: values };
}

/** The type by which Storybook chooses a control. Text is also a node. */
function typeOf({ type }: Prop) {
  if (type === 'ReactNode') return { name: 'string' as const };
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type };
  if (type.includes('=>')) return { name: 'function' as const };
  const options = type.split(' | ').map((option) => /^'(.*)'$/.exec(option)?.[1]);
  if (options.every((option) => option !== undefined))
    return { name: 'enum' as const, value: options };
  return { name: 'other' as const, value: type };
}

/** Descriptions of HTML attributes that stories pass to components. */
const inherited: Readonly<Record<string, string>> = {
  'aria-label': 'Name for assistive technology.',
  autoComplete: 'What the browser may fill in, for example `email`.',
  children: 'Content.',
  defaultChecked: 'Whether it is checked initially.',
  defaultValue: 'Initial value.',
  disabled: 'Whether it is disabled.',
  id: 'Anchor for links.',
  multiple: 'Whether several values can be chosen.',
  onClick: 'Called when it is pressed.',
  required: 'Whether the form cannot be submitted without it.',
};

/** Whether a value is a React element or a list of them, for which Storybook has no control. */
const isElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isElement) : isValidElement(value);

/** Adds descriptions to the rows of HTML attributes, and disables controls of React elements. */
export function describeAttributes({
  argTypes,
  initialArgs,
}: {
  argTypes: StrictArgTypes;
  initialArgs: Args;
}): StrictArgTypes {
  // Storybook infers the rows of arguments later, so `argTypes` lacks them.
  const names = Object.keys({ ...argTypes, ...initialArgs });
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        name,
        ...(isElement(initialArgs[name]) && { control: { disable: true } }),
        ...argTypes[name],
        description: argTypes[name]?.description || (inherited[name] ?? ''),
      },
    ]),
  );
}
