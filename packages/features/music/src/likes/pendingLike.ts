import { Id, LikeKind } from '@segno/data';
import * as v from 'valibot';

const key = 'segno.pendingLike';

/** How long a like waits for the sign-in, in milliseconds: as long as a verification code is valid. */
const lifetime = 15 * 60_000;

/** A like or follow that a guest has pressed. Taking one back is never kept. */
export interface PendingLike {
  kind: LikeKind;
  id: number;
  /** The name of the record. */
  name: string;
  /** The path of the page where it was pressed. */
  path: string;
}

const Stored = v.object({
  kind: LikeKind,
  id: Id,
  name: v.pipe(v.string(), v.maxLength(500)),
  path: v.string(),
  keptAt: v.number(),
});

/** The pages that lead to an account. */
const isOnTheWay = (path: string) =>
  /^\/(?:login|register|forgot-password|password\/reset|workspace\/join)(?:\/|$)/.test(path);

/** Keeps the latest like of a guest in this tab until they have signed in. */
export function keepPendingLike(like: PendingLike): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...like, keptAt: Date.now() }));
  } catch {
    // The browser stores nothing: the person presses again.
  }
}

function read(): PendingLike | null {
  try {
    const stored = v.safeParse(Stored, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (!stored.success) return null;
    const { keptAt, ...like } = stored.output;
    const age = Date.now() - keptAt;
    return age >= 0 && age < lifetime ? like : null;
  } catch {
    return null;
  }
}

function drop() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Drops the like of a guest who has left its page for another one than those of the sign-in and the registration. */
export function dropPendingLike(path: string): void {
  const like = read();
  if (like && like.path !== path && !isOnTheWay(path)) drop();
}

/** Takes the like of the guest who has signed in, once. */
export function takePendingLike(): PendingLike | null {
  const like = read();
  drop();
  return like;
}
