import { join } from 'node:path';
import { API, type Symbol as Named, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import { asWritten, isOurs } from './surface-exports.ts';

const root = join(import.meta.dirname, '..');

export interface Prop {
  name: string;
  /** The type as printed by TypeScript. */
  type: string;
  required: boolean;
  /** The text of its JSDoc comment. */
  description: string;
  default: string | undefined;
}

/** Descriptions of props that have the same meaning in every component. */
const common: Readonly<Record<string, string>> = {
  labels: 'Texts of the component. They override those of `LabelsProvider`.',
};

/** Returns the props that each component declares, without those of React and the DOM, by name (`Accordion.Root`). */
export function describeProps(): Record<string, Prop[]> {
  // Runs the compiler in a separate process, which `close` ends.
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.build.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const module = project?.program.getSourceFile(join(root, 'src/index.ts'));
    const symbol = module && project?.checker.getSymbolAtLocation(module);
    if (!project || !symbol) throw new Error(`TypeScript does not open ${config}.`);
    const { checker } = project;
    return Object.fromEntries(componentsOf(symbol, ''));

    function componentsOf(exporter: Named, prefix: string): [string, Prop[]][] {
      return checker.getExportsOfModule(exporter).flatMap((one): [string, Prop[]][] => {
        if (!/^[A-Z]/.test(one.name)) return [];
        const target = one.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
        if (target.flags & SymbolFlags.ValueModule) return componentsOf(target, `${one.name}.`);
        const type = target.flags & SymbolFlags.Function && checker.getTypeOfSymbol(target);
        const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
        if (!signature) return [];
        return [[prefix + one.name, propsOf(signature.getParameters()[0])]];
      });
    }

    function propsOf(parameter: Named | undefined): Prop[] {
      const type = parameter && checker.getTypeOfSymbol(parameter);
      if (!type) return [];
      return checker.getPropertiesOfType(type).filter(isOurs).map(rowOf);
    }

    function rowOf(one: Named): Prop {
      const type = checker.getTypeOfSymbol(one);
      const required = !(one.flags & SymbolFlags.Optional);
      const text = type ? checker.typeToString(type, undefined, asWritten) : 'unknown';
      return {
        name: one.name,
        type: required ? text : text.replace(/ \| undefined$/, ''),
        required,
        description: checker.getDocumentationCommentOfSymbol(one) || (common[one.name] ?? ''),
        default: checker.getJsDocTagsOfSymbol(one).find(({ name }) => name === 'default')?.text,
      };
    }
  } finally {
    api.close();
  }
}
