/** Runs after the builds: inlines CSS into prerendered pages, and compresses files. */
import { join } from 'node:path';
import { finishBuild } from '@brand/delivery/server/finishBuild';
import { permissions } from './permissions.ts';

finishBuild(join(import.meta.dirname, 'build'), permissions);
finishBuild(join(import.meta.dirname, '../packages/admin/build'));
