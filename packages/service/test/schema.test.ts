import { join } from 'node:path';
import { sql } from 'kysely';
import ts from 'typescript5';
import { afterAll, describe, expect, it } from 'vitest';
import { engines, TestService } from './support/service.ts';

/** Tables that only one engine has: the index of posts, and Kysely's own. */
const OTHER = /^(posts_search|kysely_migration)/;
const TYPES: Record<string, RegExp> = {
  number: /^(bigint|integer|int[48])$/i,
  string: /^text$/i,
  Uint8Array: /^(blob|bytea)$/i,
};

/** Columns of each table as `Database` declares them. */
function declared() {
  const file = join(import.meta.dirname, '../src/store/schema.ts');
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const database = source?.statements.find(
    (one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Database',
  );
  if (!database) throw new Error('schema.ts declares no Database');
  const entries = (type: ts.Type) =>
    type
      .getProperties()
      .map((each) => [each.name, checker.getTypeOfSymbolAtLocation(each, database)] as const);
  const columnOf = (type: ts.Type) => {
    // A generated column is typed for select, insert and update; the first is that of the row.
    const generated = type.getProperty('__select__');
    const row = generated ? checker.getTypeOfSymbolAtLocation(generated, database) : type;
    const widened = checker.getBaseTypeOfLiteralType(checker.getNonNullableType(row));
    const isNullable = row.isUnion() && row.types.some((one) => one.flags & ts.TypeFlags.Null);
    const name = checker.typeToString(widened).replace(/<.*/, '');
    return [name, isNullable && 'null', generated && 'generated'].filter(Boolean).join(' ');
  };
  return Object.fromEntries(
    entries(checker.getTypeAtLocation(database)).map(([table, type]) => [
      table,
      Object.fromEntries(entries(type).map(([name, column]) => [name, columnOf(column)])),
    ]),
  );
}

describe.each(engines)('the schema on %s', async (engine) => {
  const service = await TestService.start(engine);
  afterAll(() => service.stop());
  const tables = await service.store.db.introspection.getTables();
  const columns = declared();

  /** Primary keys, which SQLite reports as nullable. */
  const keysOf = async (table: string) => {
    if (engine === 'postgres') return [];
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${table}) where pk > 0`.execute(service.store.db);
    return rows.map(({ name }) => name);
  };

  it('has the declared tables', () => {
    const names = tables.map(({ name }) => name).filter((name) => !OTHER.test(name));
    expect(names.sort()).toEqual(Object.keys(columns).sort());
  });

  it.each(Object.keys(columns))('has the declared columns of %s', async (name) => {
    const keys = await keysOf(name);
    const table = tables.find((one) => one.name === name);
    const real = table?.columns.map((column) => {
      const type = Object.keys(TYPES).find((one) => TYPES[one]?.test(column.dataType));
      // A default that the service never uses need not be declared.
      const isGenerated =
        columns[name]?.[column.name]?.endsWith(' generated') &&
        (column.hasDefaultValue || column.isAutoIncrementing);
      const words = [
        type,
        column.isNullable && !keys.includes(column.name) && 'null',
        isGenerated && 'generated',
      ];
      return [column.name, words.filter(Boolean).join(' ')];
    });
    expect(Object.fromEntries(real ?? [])).toEqual(columns[name]);
  });
});
