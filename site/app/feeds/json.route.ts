import { jsonFeed } from '@brand/service/feeds/jsonFeed';
import type { Route } from './+types/json.route.ts';
import { answer, loadFeed } from './feed.ts';

export const loader = async (args: Route.LoaderArgs) =>
  answer(JSON.stringify(jsonFeed(await loadFeed(args))), 'application/feed+json');
