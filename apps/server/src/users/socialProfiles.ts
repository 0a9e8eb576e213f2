import type { SocialProfile } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { socialProfiles, users } from './table.ts';

/** A column of a query of users: the linked accounts of each. */
export const socialProfilesOfUser = sql<SocialProfile[]>`(
  select coalesce(json_agg(json_build_object('service_name', s.service_name, 'username', s.username)
    order by s.service_name), '[]'::json)
  from ${socialProfiles} s where s.user_id = ${users}.id)`;
