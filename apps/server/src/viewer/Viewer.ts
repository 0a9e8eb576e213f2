import { hasPermission, type Role, type User, type WorkspaceRole } from '@segno/data/contract';

/** An admin who sees the site as another person. */
export interface Actor {
  id: number;
  name: string;
  sessionId: number;
}

/**
 * Who makes a request. It has the properties that `hasPermission`, `hasRole` and `checkQuota` of the contract read, so
 * that server and browser use the same rules.
 */
export interface Viewer {
  /** The signed-in user, or null for a guest. */
  readonly user: User | null;
  /** The role of guests. */
  readonly guest_role: Role;
  /** The workspaces of a signed-in user, by id, with the user's role in each. */
  readonly workspaces: ReadonlyMap<number, WorkspaceRole>;
  /** The ids of the playlists that a signed-in user edits with others (PLAYLIST-8). */
  readonly collaborations: ReadonlySet<number>;
  /** Whether somebody has blocked the user (BLOCK-1). */
  readonly isBlocked: boolean;
  /** The id of the session of a signed-in user. */
  readonly sessionId: number | null;
  /** The token of a program that acts for the user; missing in a browser. */
  readonly token?: { readonly id: number; readonly scopes: readonly ('read' | 'write')[] };
  /**
   * The admin who sees the site as `user`, and changes nothing. There is then no `sessionId`: what needs the session of the
   * person, such as a confirmed password, is refused.
   */
  readonly actor?: Actor;
  /** Why a signed-in user reaches only one screen (SESSION-6); null when nothing is restricted. */
  readonly restriction: 'unverified' | 'banned' | null;
  /** Called with each record for which permissions are made. Only viewers of responses that people share have it. */
  readonly onRecord?: (record: RecordOwner) => void;
}

/** A viewer who is signed in. The rules of `http/rules.ts` that admit such people only give it to their handlers. */
export type SignedInViewer = Viewer & { readonly user: User };

/** Whether a viewer is signed in. */
export const isSignedIn = (viewer: Viewer): viewer is SignedInViewer => viewer.user !== null;

export const isAdmin = (viewer: Viewer): boolean => isSignedIn(viewer) && hasPermission(viewer, 'admin');

/** The columns of a record that decide whose it is. */
export interface RecordOwner {
  owner_id: number | null;
  workspace_id?: number | null;
  /** The id of a playlist that is edited by several people. */
  collaboration_id?: number;
}

/** The viewer of a call without a visitor, such as a test's or a command's. */
export const guestViewer = (guest_role: Role): Viewer => ({
  user: null,
  guest_role,
  workspaces: new Map(),
  collaborations: new Set(),
  isBlocked: false,
  sessionId: null,
  restriction: null,
});
