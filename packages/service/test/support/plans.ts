import { sql } from 'kysely';
import type { Store } from '../../src/store/store.ts';

/** The scans of tables that a statement makes once for each row of another one, by its plan. */
export function scansInLoops(store: Store, statement: string): Promise<string[]> {
  return store.engine === 'sqlite' ? ofSqlite(store, statement) : ofPostgres(store, statement);
}

interface Step {
  id: number;
  parent: number;
  detail: string;
}

/** Steps of a join stand side by side, the outer loop first. */
async function ofSqlite({ db }: Store, statement: string): Promise<string[]> {
  const { rows } = await sql.raw<Step>(`explain query plan ${statement}`).execute(db);
  const isRead = ({ detail }: Step) => /^(SCAN|SEARCH|MULTI-INDEX OR)\b/.test(detail);
  const parentOf = ({ parent }: Step) => rows.find(({ id }) => id === parent);
  const isRepeated = (step: Step): boolean => {
    const parent = parentOf(step);
    if (parent?.detail.startsWith('CORRELATED')) return true;
    const before = rows.slice(0, rows.indexOf(step));
    if (before.some((other) => other.parent === step.parent && isRead(other))) return true;
    // A branch of `or`, or of a compound query, is repeated with it.
    return (
      parent !== undefined &&
      /^(MULTI-INDEX|INDEX|COMPOUND|LEFT-MOST|UNION)/.test(parent.detail) &&
      isRepeated(parent)
    );
  };
  return rows
    .filter(({ detail }) => /^SCAN (?!CONSTANT)|AUTOMATIC/.test(detail))
    .filter((step) => isRepeated(step))
    .map(({ detail }) => detail);
}

interface Node {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  'Subplan Name'?: string;
  Plans?: Node[];
}

/** What a node reads only once, whatever is above it. */
const KEPT = /^(Hash|Materialize|Memoize|CTE Scan)$/;

async function ofPostgres({ db }: Store, statement: string): Promise<string[]> {
  const { rows } = await db.transaction().execute(async (trx) => {
    // A table of one page is scanned even if an index would do.
    await sql`set local enable_seqscan = off`.execute(trx);
    const explained = sql.raw<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (generic_plan, format json) ${statement}`,
    );
    return explained.execute(trx);
  });
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return plan ? repeatedScans(plan, false) : [];
}

function repeatedScans(node: Node, isRepeated: boolean): string[] {
  const type = node['Node Type'];
  const relation = node['Relation Name'];
  const isScan = /Scan$/.test(type) && relation && !node['Index Cond'] && !node['Recheck Cond'];
  const below = (node.Plans ?? []).flatMap((child) => {
    const relationship = child['Parent Relationship'];
    const isInner = type === 'Nested Loop' && relationship === 'Inner';
    const isSubPlan = relationship === 'SubPlan' && !/hashed/.test(child['Subplan Name'] ?? '');
    const isOnce = KEPT.test(type) || relationship === 'InitPlan';
    return repeatedScans(child, !isOnce && (isRepeated || isInner || isSubPlan));
  });
  return isRepeated && isScan ? [`${type} on ${relation}`, ...below] : below;
}
