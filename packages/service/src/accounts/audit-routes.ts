import { Hono } from 'hono';
import { AuditList, PageQuery } from '../contract/admin.ts';
import { describe } from '../http/openapi.ts';
import { query } from '../http/validate.ts';
import { listAudit } from './audit.ts';
import type { AdminDependencies, AdminEnv } from './guard.ts';

/** `/api/admin/audit`: the audit log. */
export function auditRoutes({ store }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  app.get(
    '/',
    describe('The audit log, newest first', { 200: AuditList }, [400]),
    query(PageQuery),
    async (c) => c.json(await listAudit(store, c.req.valid('query').page)),
  );
  return app;
}
