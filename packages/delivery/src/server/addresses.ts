import type { Context, MiddlewareHandler, Next } from 'hono';
import { matchRoutes, type ServerBuild } from 'react-router-dom';

/** Segments of a path. No route has more than five, and the router's work grows with their square. */
const MOST_SEGMENTS = 32;

/** Paths whose routes the browser may ask for at once. The page with most links has a hundred. */
const MOST_PATHS = 300;

/**
 * Leads paths that the router cannot handle to the page for unknown ones: it would log those that cannot be decoded, such
 * as `/blog/%`, twice, and take seconds for one of thousands of segments. Its own requests for routes name further paths.
 */
export async function routable(c: Context, next: Next): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(c.req.url);
  const named = pathname === '/__manifest' ? (searchParams.get('paths') ?? '').split(',') : [];
  const isRoutable =
    named.length <= MOST_PATHS &&
    [pathname, ...named].every(
      (path) => path.split('/', MOST_SEGMENTS + 2).length <= MOST_SEGMENTS + 1 && isDecodable(path),
    );
  if (!isRoutable) return c.redirect('/404');
  await next();
  return undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Redirects to the usual spelling of an address, the only one that the router in the browser knows: without slashes at
 * its end, without the name of the file, and in lower case. Encodings stay as they are.
 */
export function usualAddress(build: ServerBuild): MiddlewareHandler {
  const inUsualCase = usualCase(build);
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    let page = withoutSlashes(pathname);
    if (/\/index\.html\/*$/i.test(c.req.path))
      page = withoutSlashes(page.slice(0, Math.max(0, page.lastIndexOf('/'))));
    const usual = inUsualCase(`/${page}`);
    if (usual !== pathname) return c.redirect(usual + search, 308);
    await next();
    return undefined;
  };
}

/** Without those at the beginning, too: two would redirect to another host. */
function withoutSlashes(path: string): string {
  return path.replace(/^[/\\]+|(?<=[^/])\/+$/g, '');
}

/** Lower case, because routes are case-sensitive. Only names of tags and categories and one-time codes keep theirs. */
function usualCase({ routes }: ServerBuild): (path: string) => string {
  const pages = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*' ? { id: route.id, path: route.path } : [],
  );
  const inLowerCase = (part: string) =>
    part.replace(/(%..)|[A-Z]/g, (sign, escaped) => escaped ?? sign.toLowerCase());
  return (path) => {
    if (path === inLowerCase(path)) return path;
    if (/^\/admin(\/|\.data$|$)/i.test(path)) return inLowerCase(path);
    const pattern = matchRoutes(pages, path)?.at(-1)?.route.path?.split('/');
    if (!pattern) return path;
    const isKept = (part = '') => part.startsWith(':') && part !== ':slug';
    const [, ...parts] = path.split('/');
    return `/${parts.map((part, index) => (isKept(pattern[index]) ? part : inLowerCase(part))).join('/')}`;
  };
}
