/** Runs before the build of the pages, which print the sizes of these files. */
import { join } from 'node:path';
import { writeDocuments } from '@brand/documents/build';
import { words } from './documents.ts';

await writeDocuments(join(import.meta.dirname, 'public/downloads'), words);
