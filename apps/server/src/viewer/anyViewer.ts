import { createHash } from 'node:crypto';
import type { User } from '@segno/data/contract';
import { guestViewer, type RecordOwner, type Viewer } from './Viewer.ts';

/** A person who owns nothing: no record has an owner with the id 0. */
const nobody: User = {
  id: 0,
  name: '',
  email: '',
  email_verified_at: null,
  banned_at: null,
  timezone: 'UTC',
  language: null,
  roles: [],
  permissions: [],
  subscriptions: [],
  unread_notifications_count: 0,
  social_profiles: [],
};

/** The viewer of a response that several people share, and the records that it has met. */
export interface AnyViewer {
  viewer: Viewer;
  /** Whether a response for this viewer is also that of another one with the same rights, who is not an admin. */
  isSameFor(other: Viewer): boolean;
}

/**
 * What a viewer may do apart from own records: people share responses with those of the same rights only. The guest role
 * is part of it because it is remembered for some seconds.
 */
export function rightsOf({ user, guest_role }: Viewer): string {
  const rights = user
    ? [user.roles, user.permissions, user.subscriptions]
    : ['guest', guest_role.id, guest_role.permissions];
  return createHash('sha256').update(JSON.stringify(rights)).digest('base64url').slice(0, 22);
}

/**
 * A viewer who stands for all people with the rights of another one who own no record of a response. It has nothing else
 * of that person, so that no data of one person can reach another.
 */
export function anyViewer({ user, guest_role }: Viewer): AnyViewer {
  const owners = new Set<number>();
  const workspaces = new Set<number>();
  const collaborations = new Set<number>();
  const onRecord = ({ owner_id, workspace_id, collaboration_id }: RecordOwner) => {
    if (owner_id !== null) owners.add(owner_id);
    if (workspace_id) workspaces.add(workspace_id);
    if (collaboration_id) collaborations.add(collaboration_id);
  };
  const anybody = user && {
    ...nobody,
    roles: user.roles,
    permissions: user.permissions,
    subscriptions: user.subscriptions,
  };
  return {
    viewer: { ...guestViewer(guest_role), user: anybody, onRecord },
    isSameFor: (other) =>
      !other.user ||
      (!owners.has(other.user.id) &&
        workspaces.isDisjointFrom(other.workspaces) &&
        collaborations.isDisjointFrom(other.collaborations)),
  };
}
