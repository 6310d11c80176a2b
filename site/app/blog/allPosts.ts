import { call, listPosts, type ServiceFetch } from '@brand/service/client';
import { MAX_PAGE_SIZE, type PostSummary } from '@brand/service/contract';

/** Every post, newest first; undefined if the service fails. */
export async function allPosts(
  service: ServiceFetch,
  signal: AbortSignal,
): Promise<PostSummary[] | undefined> {
  const posts: PostSummary[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await call(service, listPosts, { query: { page, limit: MAX_PAGE_SIZE }, signal });
    if (!list.ok) return undefined;
    const { blogs, pagination } = list.value;
    posts.push(...blogs);
    // An empty page ends the loop even if the service counts wrongly.
    pages = blogs.length > 0 ? pagination.pages : 0;
  }
  return posts;
}
