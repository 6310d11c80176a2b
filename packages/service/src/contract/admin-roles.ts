/** Parts of the admin area; each is a path, `/api/admin/<area>`. */
export const AREAS = [
  'comments',
  'posts',
  'pictures',
  'categories',
  'enquiries',
  'issues',
  'subscribers',
  'outbox',
  'people',
  'audit',
] as const;
export type Area = (typeof AREAS)[number];

export const ROLES = ['editor', 'moderator', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** The areas that each role may use. Every role may sign in and change its own account. */
const AREAS_OF: Record<Role, readonly Area[]> = {
  editor: ['posts', 'pictures', 'categories', 'issues'],
  moderator: ['comments', 'enquiries', 'subscribers', 'outbox'],
  administrator: AREAS,
};

export function mayUse(role: Role, area: Area): boolean {
  return AREAS_OF[role].includes(area);
}

/** Roles that may use an area. */
export function rolesFor(area: Area): Role[] {
  return ROLES.filter((role) => mayUse(role, area));
}

/** The message for an account whose role may not use an area. */
export function refusalOf(role: Role, area: Area): string {
  const others = rolesFor(area).map((name) => `${name}s`);
  return `Only ${others.join(' and ')} may use this. Your role is ${role}.`;
}
