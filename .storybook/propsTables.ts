import type { StrictArgTypes } from 'storybook/internal/types';
import type { Prop } from '../packages/ui/scripts/props.ts';

declare global {
  /** Props of every component, defined by Storybook's build; absent in tests. */
  var componentProps: Record<string, Prop[]> | undefined;
}

const props = globalThis.componentProps ?? {};
// The names of all components load the whole library, which the test of one does not need.
const { componentNames } = globalThis.componentProps
  ? await import('./componentNames.ts')
  : { componentNames: new Map<unknown, string>() };

/** Rows of the props table of a component, from its types. */
export function extractArgTypes(component: unknown) {
  const rows = props[componentNames.get(component) ?? ''] ?? [];
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      {
        name: row.name,
        description: row.description,
        type: { ...typeOf(row), required: row.required },
        table: {
          type: { summary: row.type },
          ...(row.default !== undefined && { defaultValue: { summary: row.default } }),
        },
      },
    ]),
  );
}

/** The type by which Storybook chooses a control. */
function typeOf({ type }: Prop) {
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type };
  if (type.includes('=>')) return { name: 'function' as const };
  const options = type.split(' | ').map((option) => /^'(.*)'$/.exec(option)?.[1]);
  if (options.every((option) => option !== undefined))
    return { name: 'enum' as const, value: options };
  return { name: 'other' as const, value: type };
}

/** Rows of attributes that a story passes to the element get a description too. */
export function describeAttributes({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => [
      name,
      { ...row, description: row.description || (name === 'children' ? 'Content.' : inherited) },
    ]),
  );
}

const inherited = 'An attribute of the element.';
// After Storybook has inferred rows from the arguments.
describeAttributes.secondPass = true;
