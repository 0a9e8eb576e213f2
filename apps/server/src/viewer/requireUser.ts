import type { User } from '@segno/data/contract';
import { notSignedIn } from '../http/Problem.ts';
import type { Viewer } from './Viewer.ts';

/** A viewer who is signed in. */
export type SignedInViewer = Viewer & { readonly user: User };

/** The signed-in viewer of a route with the rule `signedIn` or a permission that guests lack. */
export function requireUser(viewer: Viewer): SignedInViewer {
  const { user } = viewer;
  if (!user) throw notSignedIn();
  return { ...viewer, user };
}
