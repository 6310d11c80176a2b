import { layout, prefix, route } from '@react-router/dev/routes';

/** Screens of the administration. The public site does not link to them. */
export const adminRoutes = prefix('admin', [
  route('sign-in', 'admin/sign-in.tsx'),
  route('sign-out', 'admin/sign-out.ts'),
  route('welcome', 'admin/welcome.tsx'),
  layout('admin/frame.tsx', [
    layout('admin/screens.tsx', [
      // Not an index route, because the router matches those case-insensitively.
      route('', 'admin/start.ts'),
      route('comments', 'admin/comments.tsx'),
      route('posts', 'admin/posts.tsx'),
      route('posts/new', 'admin/post.tsx', { id: 'admin-new-post' }),
      route('posts/:id', 'admin/post.tsx', { id: 'admin-post' }),
      route('pictures', 'admin/pictures.tsx'),
      route('categories', 'admin/categories.tsx'),
      route('enquiries', 'admin/enquiries.tsx'),
      route('enquiries/:id', 'admin/enquiry.tsx'),
      route('subscribers', 'admin/subscribers.tsx'),
      route('outbox', 'admin/outbox.tsx'),
      route('people', 'admin/people.tsx'),
      route('people/:id', 'admin/person.tsx'),
      route('log', 'admin/log.tsx'),
      route('account', 'admin/account.tsx'),
    ]),
  ]),
]);
