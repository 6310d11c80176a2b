import { createContext, type RouterContextProvider } from 'react-router-dom';
import { BlogClient, type BlogFetch } from './BlogClient.ts';

/** Function that sends requests of loaders to the blog service. The server sets it for each request. */
export const blogFetchContext = createContext<BlogFetch>((path, init) => {
  const origin = process.env.BLOG_API_URL;
  if (!origin) throw new Error('BLOG_API_URL is not set: the server has no blog service.');
  return fetch(new URL(path, origin), init);
});

/** Client for loaders on the server. */
export function serverBlog(context: Readonly<RouterContextProvider>): BlogClient {
  return new BlogClient(context.get(blogFetchContext));
}

/** Client for the browser, which reaches the service at the origin of this site. */
export const browserBlog = new BlogClient((path, init) => fetch(path, init));
