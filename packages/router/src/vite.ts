import { type Plugin, Visitor } from 'vite';

/** Makes the scripts of a React Router application smaller. */
export const smaller = (): Plugin[] => [routerWithoutWarnings(), radixApart(), withoutNames()];

/** The package exports only its development build, whose warnings would be sent to visitors. */
function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, options);
        return (
          found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
        );
      },
    },
  };
}

/**
 * Removes names that only developer tools need: Radix wraps each of its functions in `__name(function …, 'Name')`, and
 * both Radix and the router set `displayName`. The minifier keeps both, and a `displayName` keeps unused components.
 */
function withoutNames(): Plugin {
  return {
    name: 'without-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /@radix-ui|react-router/, code: /__name\(|\.displayName = / },
      handler(code) {
        const cuts: { start: number; end: number }[] = [];
        new Visitor({
          CallExpression({ callee, arguments: [named], end }) {
            if (callee.type !== 'Identifier' || callee.name !== '__name' || !named) return;
            cuts.push({ start: callee.start, end: callee.end }, { start: named.end, end: end - 1 });
          },
          ExpressionStatement({ expression, start, end }) {
            if (expression.type !== 'AssignmentExpression') return;
            const { left } = expression;
            if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
            if (left.property.name === 'displayName') cuts.push({ start, end });
          },
        }).visit(this.parse(code));
        return cuts
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      },
    },
  };
}

/**
 * Some Radix packages have one file with code for the menu of every page and code for accordions or tabs only. The latter
 * get their own copies, so that other pages do not load that code.
 */
function radixApart(): Plugin {
  return {
    name: 'radix-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^@radix-ui\/react-(?:collection|presence)$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, options);
        const part = /react-(?:accordion|collapsible|tabs)/.exec(importer ?? '');
        return found && part ? { ...found, id: `${found.id}?${part}` } : found;
      },
    },
  };
}
