import { caseSensitive } from '@brand/delivery/config';
import { layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Screens of the administration. The public site does not link to them. */
const screens = prefix('admin', [
  route('sign-in', 'session/sign-in.tsx'),
  route('sign-out', 'session/sign-out.tsx'),
  route('welcome', 'session/welcome.tsx'),
  layout('frame/frame.tsx', [
    layout('frame/screens.tsx', [
      // Not an index route, because the router matches those case-insensitively.
      route('', 'frame/start.ts'),
      route('comments', 'comments/comments.tsx'),
      route('posts', 'articles/posts.tsx'),
      route('posts/new', 'articles/post.tsx', { id: 'admin-new-post' }),
      route('posts/:id', 'articles/post.tsx', { id: 'admin-post' }),
      route('pictures', 'articles/pictures.tsx'),
      route('categories', 'articles/categories.tsx'),
      route('enquiries', 'enquiries/enquiries.tsx'),
      route('enquiries/:id', 'enquiries/enquiry.tsx'),
      route('issues', 'newsletter/issues.tsx'),
      route('issues/:id', 'newsletter/issue.tsx'),
      route('subscribers', 'newsletter/subscribers.tsx'),
      route('outbox', 'newsletter/outbox.tsx'),
      route('people', 'people/people.tsx'),
      route('people/:id', 'people/person.tsx'),
      route('log', 'people/log.tsx'),
      route('account', 'session/account.tsx'),
    ]),
  ]),
]);

export default [...caseSensitive(screens), route('*', 'frame/notFound.tsx')] satisfies RouteConfig;
