import { type Area, mayUse, type Role } from '@brand/service/contract/admin';

/** Start screens of the areas, in the order of the navigation. */
const SCREENS: readonly { area: Area; name: string; href: string }[] = [
  { area: 'comments', name: 'Comments', href: '/admin/comments' },
  { area: 'posts', name: 'Posts', href: '/admin/posts' },
  { area: 'pictures', name: 'Pictures', href: '/admin/pictures' },
  { area: 'categories', name: 'Categories', href: '/admin/categories' },
  { area: 'enquiries', name: 'Enquiries', href: '/admin/enquiries' },
  { area: 'issues', name: 'Newsletter', href: '/admin/issues' },
  { area: 'subscribers', name: 'Subscribers', href: '/admin/subscribers' },
  { area: 'outbox', name: 'Outbox', href: '/admin/outbox' },
  { area: 'people', name: 'People', href: '/admin/people' },
  { area: 'audit', name: 'Log', href: '/admin/log' },
];

export function screensOf(role: Role) {
  return SCREENS.filter(({ area }) => mayUse(role, area));
}
