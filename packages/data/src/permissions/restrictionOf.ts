import { readSetting } from '../settings/readSetting.ts';
import type { Startup } from '../startup/contract.ts';

/** Why a signed-in person reaches only one screen. */
export type Restriction = 'unverified' | 'banned';

/** The restriction of the visitor's account; null when the whole application is open. */
export const restrictionOf = ({ user, settings }: Pick<Startup, 'user' | 'settings'>): Restriction | null =>
  user?.banned_at
    ? 'banned'
    : user && !user.email_verified_at && readSetting(settings, 'require_email_confirmation')
      ? 'unverified'
      : null;
