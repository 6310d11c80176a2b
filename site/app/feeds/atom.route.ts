import { atom } from '@brand/service/feeds/atom';
import type { Route } from './+types/atom.route.ts';
import { answer, loadFeed } from './feed.ts';

export const loader = async (args: Route.LoaderArgs) =>
  answer(atom(await loadFeed(args)), 'application/atom+xml; charset=utf-8');
