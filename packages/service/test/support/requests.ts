import type { Growth } from './grow.ts';

/** A request to the service: its path, and for a change the method and the body. */
type ServiceRequest = readonly [path: string, method?: string, body?: unknown];

const LETTERS = 'a+b+c+d+e+f+g+h';

/** Every list, search, count, item and export of a site of this size, with first, last and filtered pages. */
export function readsOf({ posts, comments, enquiries }: Growth): ServiceRequest[] {
  const lastPage = (rows: number, limit: number) => Math.floor(rows / limit);
  const searches = ['bearing', 'the', 'a', LETTERS, 'air+foil+bearing', 'xyzzy'];
  const publicPaths = [
    ...['blogs', `blogs?page=${lastPage(posts, 9)}`, `blogs?limit=50&page=${lastPage(posts, 50)}`],
    ...['blogs?category=category-1', 'blogs?tag=tag+1', 'blogs/index', 'categories'],
    ...searches.map((words) => `blogs?search=${words}`),
    ...[`blogs?search=${LETTERS}&page=500`, 'blogs?search=surge&category=category-1'],
    ...[`blogs/single?slug=post-${posts / 2}`, 'comments?blog_id=50', 'comments?blog_id=7'],
  ];
  const adminPaths = [
    ...['session', 'people', 'categories', 'audit', `audit?page=${lastPage(4 * enquiries, 50)}`],
    ...['posts', `posts?page=${lastPage(posts, 50)}`, 'posts?category=category-1'],
    ...['draft', 'scheduled', 'published', 'deleted'].map((state) => `posts?state=${state}`),
    ...searches.map((words) => `posts?search=${words}`),
    ...[`posts/${posts / 2}`, `posts/${posts / 2}/revisions`, 'pictures', 'pictures?page=9'],
    ...['pending', 'approved', 'spam', 'rejected'].map((status) => `comments?status=${status}`),
    `comments?status=approved&page=${lastPage(0.9 * comments, 50)}`,
    ...['enquiries', `enquiries?page=${lastPage(0.9 * enquiries, 50)}`],
    ...['new', 'in-progress', 'closed', 'spam'].map((status) => `enquiries?status=${status}`),
    ...['kind=support', 'assigned=me', 'assigned=nobody'].map((filter) => `enquiries?${filter}`),
    ...['bearing', 'xyzzy', LETTERS].map((words) => `enquiries?search=${words}`),
    ...[`enquiries/${enquiries / 2}`, 'enquiries/export.csv'],
    ...['subscribers', 'subscribers?search=visitor-4', 'subscribers/export.csv'],
    `subscribers?status=confirmed&page=${lastPage(enquiries / 2, 50)}`,
    ...['outbox', 'outbox?status=sent', `outbox?status=sent&page=${lastPage(2 * enquiries, 50)}`],
    ...['outbox?status=failed', 'issues', `issues/${posts}`],
  ];
  return [
    ...['/metrics', '/readyz', ...publicPaths.map((path) => `/api/${path}`)],
    ...adminPaths.map((path) => `/api/admin/${path}`),
  ].map((path) => [path] as const);
}

/** Changes whose work grows with the site. */
export function changesOf({ posts, enquiries }: Growth): ServiceRequest[] {
  const visitor = { name: 'Jin', email: 'jin@example.org' };
  return [
    ['/api/comments', 'POST', { ...visitor, blog_id: 7, message: 'Which oil is in the gearbox?' }],
    ['/api/newsletter', 'POST', { email: 'jin@example.org' }],
    ['/api/admin/session', 'POST', { email: 'jin@example.org', password: 'a wrong password' }],
    [`/api/admin/comments/decide`, 'POST', { ids: [1, 2, 3], status: 'approved' }],
    ['/api/admin/pictures/picture-7.webp', 'DELETE'],
    ['/api/admin/pictures/unused.webp', 'DELETE'],
    [`/api/admin/enquiries/${enquiries / 2}`, 'PATCH', { version: 1, status: 'in-progress' }],
    [`/api/admin/enquiries/${enquiries / 2}/notes`, 'POST', { text: 'Called back.' }],
    [`/api/admin/posts/${posts / 2}`, 'DELETE'],
    [`/api/admin/posts/${posts / 2}/restore`, 'POST'],
    [`/api/admin/posts/${posts / 2}/previews`, 'POST'],
    ['/api/admin/outbox/send', 'POST', {}],
    ['/api/admin/subscribers/9/unsubscribe', 'POST'],
    [
      '/api/admin/categories/rename',
      'POST',
      { slug: 'category-3', name: 'Bearings', merge: false },
    ],
  ];
}
