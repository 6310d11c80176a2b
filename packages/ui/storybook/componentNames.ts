import * as library from '@brand/ui';

/** The name of every component: `Button`, `Accordion.Root`. */
export const componentNames = new Map<unknown, string>(
  Object.entries(library).flatMap(([name, value]): [unknown, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([part, component]) => [component, `${name}.${part}`])
      : [[value, name]],
  ),
);
