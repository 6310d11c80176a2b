import * as v from 'valibot';
import { ROLES } from './admin-roles.ts';
import { asciiDomain, emailAddress, queryText } from './text.ts';

const role = v.picklist(ROLES);

export const Person = v.object({
  id: v.number(),
  /** In lower case. */
  email: v.string(),
  name: v.string(),
  role,
  /** Whether signing in requires one-time codes. */
  totp: v.boolean(),
  created_at: v.string(),
});
export type Person = v.InferOutput<typeof Person>;

/** `GET /api/admin/people`: accounts and pending invitations. */
export const PeopleList = v.object({
  people: v.array(Person),
  invitations: v.array(v.object({ email: v.string(), role, expires_at: v.string() })),
});
export type PeopleList = v.InferOutput<typeof PeopleList>;

/** `POST /api/admin/people/invitations`. */
export const NewInvitation = v.object({ email: emailAddress(254), role });
/** The token of an invitation's one-time link, and when it expires. */
export const InvitationLink = v.object({ token: v.string(), expires_at: v.string() });
export type InvitationLink = v.InferOutput<typeof InvitationLink>;

/** `POST /api/admin/people/invitations/withdraw`. */
export const InvitedPerson = v.object({ email: v.pipe(queryText, v.transform(asciiDomain)) });

/** `PUT /api/admin/people/{id}/role`. */
export const RoleChange = v.object({ role });
