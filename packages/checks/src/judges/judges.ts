/**
 * Lets validators that others wrote judge the built site, the repository's texts, expressions and dependencies, and prints one
 * table. Fails if one of them finds something. Nothing is downloaded.
 *
 *     pnpm check judges [--only html,baseline,observatory,nu,policy,words,licences,expressions]
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '@brand/tasks/build';
import { chosen, runChecks } from '../report.ts';
import { baseline } from './baseline.ts';
import { expressions } from './expressions.ts';
import { html } from './html.ts';
import { licences } from './licences.ts';
import { nu } from './nu.ts';
import { observatory } from './observatory.ts';
import { policy } from './policy.ts';
import { words } from './words.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const all = [html, baseline, observatory, nu, policy, words, licences, expressions];
const judges = chosen(all, values.only);

await buildIfStale();
await runChecks(judges);
