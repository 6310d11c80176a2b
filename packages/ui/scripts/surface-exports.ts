import {
  type InterfaceDeclaration,
  isInterfaceDeclaration,
  isIntersectionTypeNode,
  isParameterDeclaration,
  isPropertyAssignment,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  type Node,
} from 'typescript/unstable/ast';
import {
  type Symbol as Named,
  NodeBuilderFlags,
  type Project,
  type Signature,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

/** An export of a module, as a declaration. */
export interface Export {
  name: string;
  text: string;
}

/** Prints types as in the source, without truncation. */
export const asWritten =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** Whether the library declares the symbol, rather than React or the DOM. */
export function isOurs(one: Named): boolean {
  return one.declarations.some(({ path }) => !path.includes('/node_modules/'));
}

/** Returns all values and types that a module exports, sorted by name. */
export function exportsOf(project: Project, file: string): Export[] {
  const { checker, program } = project;
  const module = program.getSourceFile(file);
  const symbol = module && checker.getSymbolAtLocation(module);
  if (!symbol) throw new Error(`${file} is not a module of the project.`);
  return describeAll(checker.getExportsOfModule(symbol), '');

  function describeAll(symbols: readonly Named[], prefix: string): Export[] {
    return symbols
      .map((one) => ({ name: prefix + one.name, target: resolved(one) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap(({ name, target }) => describe(name, target));
  }

  function resolved(one: Named): Named {
    return one.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
  }

  function describe(name: string, target: Named): Export[] {
    if (target.flags & SymbolFlags.ValueModule)
      return describeAll(checker.getExportsOfModule(target), `${name}.`);
    if (target.flags & SymbolFlags.Interface) return [{ name, text: declared(name, target) }];
    if (target.flags & SymbolFlags.TypeAlias) return [{ name, text: alias(name, target) }];
    const type = checker.getTypeOfSymbol(target);
    if (!type) throw new Error(`${name} has no type.`);
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
    if (!signature) return [{ name, text: `const ${name}: ${print(type)}` }];
    return [{ name, text: `function ${name}${call(signature)}` }];
  }

  /** Prints an interface with all members that the library declares; `extends` covers those of React and the DOM. */
  function declared(name: string, target: Named): string {
    return [`interface ${name}${heritage(target)} {`, ...members(target), '}'].join('\n');
  }

  /** Prints references and intersections as written, with their members, and other types resolved. */
  function alias(name: string, target: Named): string {
    const written = target.declarations
      .map((handle) => handle.resolve())
      .flatMap((node) => (node && isTypeAliasDeclaration(node) ? [node.type] : []))
      .find((type) => isTypeReferenceNode(type) || isIntersectionTypeNode(type));
    if (written) return [`type ${name} = ${printNode(written)}`, ...members(target)].join('\n');
    const type = checker.getDeclaredTypeOfSymbol(target);
    return `type ${name} = ${print(type, NodeBuilderFlags.InTypeAlias)}`;
  }

  function members(target: Named): string[] {
    return checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target))
      .filter(isOurs)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(member);
  }

  function member(one: Named): string {
    const optional = Boolean(one.flags & SymbolFlags.Optional);
    const type = checker.getTypeOfSymbol(one);
    const text = type ? print(type) : 'unknown';
    const tag = checker.getJsDocTagsOfSymbol(one).find((tag) => tag.name === 'default');
    const fallback = tag?.text ?? word(one);
    return [
      `  ${one.name}${optional ? '?' : ''}: ${optional ? text.replace(/ \| undefined$/, '') : text};`,
      ...(fallback ? [`// default: ${fallback.replace(/\s+/g, ' ')}`] : []),
    ].join(' ');
  }

  /** For a label, its English default, which is its declaration. */
  function word(one: Named): string | undefined {
    const [node] = one.declarations.map((handle) => handle.resolve());
    return node && isPropertyAssignment(node) ? printNode(node.initializer) : undefined;
  }

  function heritage(target: Named): string {
    const types = target.declarations
      .map((handle) => handle.resolve())
      .filter((node): node is InterfaceDeclaration => Boolean(node && isInterfaceDeclaration(node)))
      .flatMap((node) => node.heritageClauses ?? [])
      .flatMap(({ types }) => types)
      .map(printNode);
    return types.length > 0 ? ` extends ${types.join(', ')}` : '';
  }

  function call(signature: Signature): string {
    const result = checker.getReturnTypeOfSignature(signature);
    const parameters = signature.getParameters().map((one) => {
      const node = one.valueDeclaration?.resolve();
      const optional =
        node && isParameterDeclaration(node) && (node.questionToken || node.initializer);
      const type = checker.getTypeOfSymbol(one);
      // Destructured props have no name.
      const name = one.name.startsWith('__') ? 'props' : one.name;
      return `${name}${optional ? '?' : ''}: ${type ? print(type) : 'unknown'}`;
    });
    return `(${parameters.join(', ')}): ${result ? print(result) : 'void'}`;
  }

  function printNode(node: Node): string {
    return project.emitter.printNode(node).replace(/\s+/g, ' ');
  }

  function print(type: Type, flags = 0): string {
    return checker.typeToString(type, undefined, asWritten | flags).replace(/\s+/g, ' ');
  }
}
