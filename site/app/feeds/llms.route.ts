import { pages } from '../pages/index.ts';
import type { Route } from './+types/llms.route.ts';
import { answer, loadPosts } from './feed.ts';
import { llmsText } from './llms.ts';

export const loader = async (args: Route.LoaderArgs) =>
  answer(llmsText(pages, await loadPosts(args)), 'text/plain; charset=utf-8');
