import { caseSensitive } from '@brand/router/config';
import { layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Screens of the administration. The public site does not link to them. */
const screens = prefix('admin', [
  route('sign-in', 'sign-in.tsx'),
  route('sign-out', 'sign-out.tsx'),
  route('welcome', 'welcome.tsx'),
  layout('frame.tsx', [
    layout('screens.tsx', [
      // Not an index route, because the router matches those case-insensitively.
      route('', 'start.ts'),
      route('comments', 'comments.tsx'),
      route('posts', 'posts.tsx'),
      route('posts/new', 'post.tsx', { id: 'admin-new-post' }),
      route('posts/:id', 'post.tsx', { id: 'admin-post' }),
      route('pictures', 'pictures.tsx'),
      route('categories', 'categories.tsx'),
      route('enquiries', 'enquiries.tsx'),
      route('enquiries/:id', 'enquiry.tsx'),
      route('issues', 'issues.tsx'),
      route('issues/:id', 'issue.tsx'),
      route('subscribers', 'subscribers.tsx'),
      route('outbox', 'outbox.tsx'),
      route('people', 'people.tsx'),
      route('people/:id', 'person.tsx'),
      route('log', 'log.tsx'),
      route('account', 'account.tsx'),
    ]),
  ]),
]);

export default [...caseSensitive(screens), route('*', 'notFound.tsx')] satisfies RouteConfig;
