import type { Step } from './step.ts';

/** Where accounts have been signed in to, and when sign-ins have failed. */
export const knownPlaces: Step = () => `
  create table known_places (
    name text primary key,
    administrator_id bigint not null references administrators (id) on delete cascade,
    expires_at text not null
  );
  create index known_places_of on known_places (administrator_id);
  alter table lock_outs add column failed_at text not null default '[]'`;
