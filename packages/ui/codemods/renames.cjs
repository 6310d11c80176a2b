/**
 * Returns a codemod that makes these changes to the code of a site:
 * - `props`: renames props, by component
 * - `fields`: renames fields of the objects that a prop contains, by component and prop, and nested objects likewise
 * - `labels`: moves props into `labels`, by component: from prop to label
 * - `types`: renames imported types
 * - `objects`: renames fields of the objects that have a type, by type, where the type is written beside them
 */
module.exports =
  ({ props = {}, fields = {}, labels = {}, types = {}, objects = {} }) =>
  (file, { jscodeshift: j }) => {
    const root = j(file.source);
    /** Local names of imports from the library. */
    const imported = new Map();
    /** Local names of namespace imports, as in `import * as UI`. */
    const namespaces = new Set();
    for (const { node } of root.find(j.ImportDeclaration).paths()) {
      if (!/^@brand\/ui(\/|$)/.test(node.source.value)) continue;
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') namespaces.add(specifier.local.name);
        if (specifier.type !== 'ImportSpecifier') continue;
        const { name } = specifier.imported;
        imported.set(specifier.local.name, name);
        if (types[name]) renameType(specifier, name);
      }
    }
    if (imported.size + namespaces.size === 0) return undefined;

    for (const element of root.find(j.JSXOpeningElement).paths()) {
      const { node } = element;
      const component = componentOf(node.name);
      const renamed = props[component] ?? {};
      const words = labels[component] ?? {};
      const moved = [];
      for (const [index, attribute] of node.attributes.entries()) {
        if (attribute.type !== 'JSXAttribute') continue;
        const { name } = attribute.name;
        if (Object.hasOwn(renamed, name)) attribute.name.name = renamed[name];
        if (Object.hasOwn(words, name)) moved.push(attribute);
        const inside = fields[component]?.[attribute.name.name];
        if (inside) renameFields(element.get('attributes', index, 'value', 'expression'), inside);
      }
      if (moved.length > 0) intoLabels(node, moved, words);
    }
    for (const type of root.find(j.TSTypeReference).paths()) {
      const inside = objects[imported.get(type.value.typeName.name)];
      if (inside) renameFields(typed(type), inside);
    }
    return root.toSource({ quote: 'single' });

    function componentOf(name) {
      if (name.type !== 'JSXMemberExpression') return imported.get(name.name);
      if (namespaces.has(name.object.name)) return name.property.name;
      return `${componentOf(name.object)}.${name.property.name}`;
    }

    function renameType(specifier, name) {
      const isAliased = specifier.local.name !== name;
      specifier.imported = j.identifier(types[name]);
      if (isAliased) return;
      specifier.local = j.identifier(types[name]);
      for (const { node } of root.find(j.TSTypeReference, { typeName: { name } }).paths())
        node.typeName.name = types[name];
    }

    /** Renames the keys of the objects in an expression. In `names`, an object contains the names for the field's objects. */
    function renameFields(expression, names) {
      for (const object of objectsIn(expression)) {
        for (const [index, property] of object.value.properties.entries()) {
          const key = property.key?.name;
          if (!key || !Object.hasOwn(names, key)) continue;
          if (typeof names[key] === 'object') {
            renameFields(object.get('properties', index, 'value'), names[key]);
            continue;
          }
          const isShorthand = property.shorthand;
          property.shorthand = false;
          property.key = j.identifier(names[key]);
          if (isShorthand) property.value = j.identifier(property.value.name);
        }
      }
    }

    /** Finds the objects that an expression evaluates to: also in arrays, in the result of `map()`, and in constants of this file. */
    function objectsIn(path) {
      switch (path?.value?.type) {
        case 'ObjectExpression':
          return [path];
        case 'ArrayExpression':
          return path.value.elements.flatMap((_element, index) =>
            objectsIn(path.get('elements', index)),
          );
        case 'SpreadElement':
          return objectsIn(path.get('argument'));
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
          return objectsIn(path.get('expression'));
        case 'ArrowFunctionExpression':
          return objectsIn(path.get('body'));
        case 'CallExpression':
          return path.value.callee.property?.name === 'map'
            ? objectsIn(path.get('arguments', 0))
            : [];
        case 'Identifier':
          return objectsIn(constant(path));
        default:
          return [];
      }
    }

    /** Returns the expression whose type this is or contains: of a variable, or before `satisfies`. */
    function typed(type) {
      let path = type.parent;
      while (/^TS(TypeOperator|ArrayType|IntersectionType|TypeAnnotation)$/.test(path.value.type))
        path = path.parent;
      if (path.value.type === 'TSSatisfiesExpression') return path.get('expression');
      return path.parent.value.type === 'VariableDeclarator' ? path.parent.get('init') : undefined;
    }

    /** Returns the value of an identifier if it is a `const` of this file. */
    function constant({ value: { name }, scope }) {
      const [binding, ...others] = scope.lookup(name)?.getBindings()[name] ?? [];
      const declarator = binding?.parent;
      // Not a variable: a parameter, an import, or part of a pattern.
      if (others.length > 0 || declarator?.value.id !== binding?.value) return undefined;
      return declarator?.parent.value.kind === 'const' ? declarator.get('init') : undefined;
    }

    function intoLabels(node, moved, words) {
      node.attributes = node.attributes.filter((attribute) => !moved.includes(attribute));
      const entries = moved.map(({ name, value }) =>
        j.property(
          'init',
          j.identifier(words[name.name]),
          value.type === 'JSXExpressionContainer' ? value.expression : value,
        ),
      );
      const existing = node.attributes.find(({ name }) => name?.name === 'labels');
      if (existing) existing.value.expression.properties.push(...entries);
      else
        node.attributes.push(
          j.jsxAttribute(
            j.jsxIdentifier('labels'),
            j.jsxExpressionContainer(j.objectExpression(entries)),
          ),
        );
    }
  };
