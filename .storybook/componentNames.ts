import * as library from '@brand/ui';

type Named = ((props: never) => unknown) & { displayName?: string };

/** Every component with its name: `Button`, `Accordion.Root`. */
export const componentNames = new Map<unknown, string>(
  Object.entries(library).flatMap(([name, value]): [unknown, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([part, component]) => [component, `${name}.${part}`])
      : [[value, name]],
  ),
);

// The code below a story then has the names that a caller writes, also in a build that shortens them.
for (const [component, name] of componentNames) {
  if (typeof component === 'function' && /^[A-Z]/.test(name))
    (component as Named).displayName = name;
}
