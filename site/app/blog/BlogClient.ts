import {
  Accepted,
  BlogIndex,
  BlogList,
  CategoryList,
  COMMENT_TEXTS,
  type CommentInput,
  CommentList,
  Failure,
  MAX_PAGE_SIZE,
  Post,
  PostPreview,
  type PostSummary,
} from '@brand/service/contract';
import * as v from 'valibot';

/** Sends a request to the blog service; `path` starts with `/api/`. */
export type BlogFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Filters of a listing. */
export interface ListQuery {
  page: number;
  /** Posts per page. @default 9 */
  limit?: number | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
}

/** Result of a submission. */
export type SendResult =
  | { ok: true; message: string }
  | { ok: false; message: string; fields?: Record<string, string> | undefined };

/** A failure of the blog service, with a message for the visitor. */
export class BlogError extends Error {}

const pageSize = 9;
const relatedFetched = 4;
const relatedShown = 3;

const noPosts: BlogList = { blogs: [], pagination: { page: 1, pages: 0, total: 0, limit: 0 } };

/** Client of a blog service, in the same process or over the network. */
export class BlogClient {
  readonly #fetch: BlogFetch;

  constructor(fetch: BlogFetch) {
    this.#fetch = fetch;
  }

  /**
   * One page of posts; an empty page if the service rejects the query.
   *
   * @throws BlogError 'Failed to load blogs'
   */
  async list(
    { page, limit = pageSize, ...filter }: ListQuery,
    signal?: AbortSignal,
  ): Promise<BlogList> {
    const parameters = query({ page, limit, ...filter });
    const answer = await this.#get(`/api/blogs${parameters}`, signal);
    if (answer.status === 400) return noPosts;
    return read(BlogList, answer.ok ? await json(answer) : null, 'Failed to load blogs');
  }

  /**
   * Every post, newest first.
   *
   * @throws BlogError 'Failed to load blogs'
   */
  async all(signal?: AbortSignal): Promise<PostSummary[]> {
    const posts: PostSummary[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const list = await this.list({ page, limit: MAX_PAGE_SIZE }, signal);
      posts.push(...list.blogs);
      // An empty page ends the loop even if the service counts wrongly.
      pages = list.blogs.length > 0 ? list.pagination.pages : 0;
    }
    return posts;
  }

  /** The newest posts; empty after a failure. */
  async recent(signal?: AbortSignal) {
    const answer = await this.#quietly(BlogIndex, '/api/blogs/index', signal);
    return answer?.blogs ?? [];
  }

  /** Categories with their counts; empty after a failure, which is logged. */
  async categories(signal?: AbortSignal) {
    return (await this.#quietly(CategoryList, '/api/categories', signal)) ?? [];
  }

  /** Approved comments; empty after a failure. */
  async comments(postId: number, signal?: AbortSignal) {
    return (await this.#quietly(CommentList, `/api/comments?blog_id=${postId}`, signal)) ?? [];
  }

  /**
   * A post, or null if there is none with this slug.
   *
   * @throws BlogError 'Failed to fetch blog post' or 'Invalid blog data received'
   */
  post(slug: string, signal?: AbortSignal): Promise<Post | null> {
    return this.#one(Post, `/api/blogs/single${query({ slug })}`, signal);
  }

  /**
   * The post of a preview link, or null if the link is not valid.
   *
   * @throws BlogError 'Failed to fetch blog post' or 'Invalid blog data received'
   */
  preview(token: string, signal?: AbortSignal): Promise<PostPreview | null> {
    return this.#one(PostPreview, `/api/blogs/preview${query({ token })}`, signal);
  }

  /** Up to three other posts of the post's first category; empty after a failure. */
  async related(post: Post, signal?: AbortSignal): Promise<PostSummary[]> {
    const category = post.categories?.[0]?.slug;
    const path = `/api/blogs${query({ limit: relatedFetched, category })}`;
    const answer = await this.#quietly(BlogList, path, signal);
    return (answer?.blogs ?? []).filter(({ slug }) => slug !== post.slug).slice(0, relatedShown);
  }

  /**
   * Sends a comment. Never throws: every failure has a message for the visitor.
   *
   * @param key idempotency key: a comment that is sent again with the same one is stored once
   */
  async addComment(comment: CommentInput, key?: string): Promise<SendResult> {
    const failed = (message: string, fields = {}) => ({ ok: false as const, message, fields });
    if (!comment.blog_id) return failed(COMMENT_TEXTS.invalidReference);
    try {
      const answer = await this.#fetch('/api/comments', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
        body: JSON.stringify(comment),
      });
      const body = await json(answer);
      if (answer.ok && v.is(Accepted, body)) return { ok: true, message: body.message };
      const failure = v.safeParse(Failure, body);
      return failure.success
        ? failed(failure.output.message || COMMENT_TEXTS.failed, failure.output.fields)
        : failed(COMMENT_TEXTS.failed);
    } catch {
      return failed(COMMENT_TEXTS.network);
    }
  }

  #get(path: string, signal?: AbortSignal) {
    return this.#fetch(path, { signal });
  }

  async #one<Schema extends v.GenericSchema>(schema: Schema, path: string, signal?: AbortSignal) {
    const answer = await this.#get(path, signal);
    if (answer.status === 404 || answer.status === 400) return null;
    if (!answer.ok) throw new BlogError('Failed to fetch blog post');
    return read(schema, await json(answer), 'Invalid blog data received');
  }

  async #quietly<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<Schema> | undefined> {
    try {
      const answer = await this.#get(path, signal);
      if (!answer.ok) throw new BlogError(`${path} answered ${answer.status}`);
      return v.parse(schema, await json(answer));
    } catch (error) {
      if (!signal?.aborted) console.warn(`The blog service failed: ${error}`);
      return undefined;
    }
  }
}

/** The body as JSON, or null if it is not JSON. */
async function json(answer: Response): Promise<unknown> {
  return answer.json().catch(() => null);
}

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown, message: string) {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new BlogError(message);
  return result.output as v.InferOutput<Schema>;
}

function query(parameters: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
