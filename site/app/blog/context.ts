import { createContext, type RouterContextProvider } from 'react-router-dom';
import { BlogClient, type BlogFetch } from './BlogClient.ts';

/** Set by the server for each request: how its loaders reach the blog service. */
export const blogFetchContext = createContext<BlogFetch>((path, init) => {
  const origin = process.env.BLOG_API_URL;
  if (!origin) throw new Error('BLOG_API_URL is not set: the server has no blog service.');
  return fetch(new URL(path, origin), init);
});

/** The client that a server loader uses. */
export function serverBlog(context: Readonly<RouterContextProvider>): BlogClient {
  return new BlogClient(context.get(blogFetchContext));
}

/** The client that the browser uses: the same service under this site's own address. */
export const browserBlog = new BlogClient((path, init) => fetch(path, init));
