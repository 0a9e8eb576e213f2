import type { AppRequest } from '../http/AppEnv.ts';
import type { Database } from '../db/Database.ts';
import { isProgram } from './describeClient.ts';
import { NetworkPlays } from './NetworkPlays.ts';

/** What a report costs a guest in addition: the ids of tabs are free, an address is not. */
const guestCost = 4;

/** The plays of guests, whichever player reports them. */
const networks = new WeakMap<Database, NetworkPlays>();

function networksOf(db: Database): NetworkPlays {
  const known = networks.get(db) ?? new NetworkPlays();
  networks.set(db, known);
  return known;
}

/**
 * Charges a guest for a report of plays, and returns which of them may count (PLAY-5); null when none may. A report of
 * which none counts is accepted, so that it is not sent again.
 */
export function admitPlays(
  { var: { viewer, charge, client: network }, req }: AppRequest,
  db: Database,
): ((trackId: number) => boolean) | null {
  if (viewer.user) return () => true;
  charge?.(guestCost);
  if (isProgram(req.header('user-agent'))) return null;
  return (trackId) => network === undefined || networksOf(db).take(network, trackId);
}
