import type { Role, User } from '@segno/data/contract';
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

/** The viewer of an answer that several people share, and the records that it has met. */
export interface AnyViewer {
  viewer: Viewer;
  /** Whether an answer for this viewer is also that of another one, who is not an admin. */
  isSameFor(other: Viewer): boolean;
}

/**
 * A viewer who stands for all guests, or for all signed-in people who own no record of an answer. It has nothing of the
 * visitor who asked first, so that no data of one person can reach another.
 */
export function anyViewer(guestRole: Role, isSignedIn: boolean): AnyViewer {
  const owners = new Set<number>();
  const workspaces = new Set<number>();
  const onRecord = ({ owner_id, workspace_id }: RecordOwner) => {
    if (owner_id !== null) owners.add(owner_id);
    if (workspace_id) workspaces.add(workspace_id);
  };
  return {
    viewer: { ...guestViewer(guestRole), user: isSignedIn ? nobody : null, onRecord },
    isSameFor: ({ user, workspaces: own }) =>
      !user || (!owners.has(user.id) && workspaces.isDisjointFrom(own)),
  };
}
