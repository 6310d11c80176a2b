/** Names of the package and of the icons that an example uses. */
function usedIn(code: string): { ours: string[]; icons: string[] } {
  const all = (pattern: RegExp) =>
    [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))].sort();
  return {
    ours: all(/(?:<|\b(?=use[A-Z]|\w+Script\())([A-Za-z]\w*)/g).filter((name) =>
      /^[A-Z]|^use|Script$/.test(name),
    ),
    icons: all(/\bicon(?:=\{|: )([A-Z]\w*)/g),
  };
}

/**
 * An example as a module that can be copied whole: one that consists of elements gets its imports and a component around
 * them. One with imports is whole already.
 */
export function wholeExample(code: string): string {
  if (/^import /m.test(code)) return code;
  const { ours, icons } = usedIn(code);
  const roots = code.split('\n').filter((line) => /^[^\s}/)\]]/.test(line) && !/^>/.test(line));
  const isOne = roots.length === 1 && code.startsWith('<');
  const elements = code.replace(/^(?=.)/gm, isOne ? '    ' : '      ');
  return [
    ...(ours.length > 0 ? [`import { ${ours.join(', ')} } from '@brand/ui';`] : []),
    ...(icons.length > 0 ? [`import { ${icons.join(', ')} } from 'lucide';`] : []),
    '',
    'export function Example() {',
    '  return (',
    isOne ? elements : `    <>\n${elements}\n    </>`,
    '  );',
    '}',
  ].join('\n');
}
