import { deleteEndedTokens } from './accessTokens/store.ts';
import { replaceAddressNames } from './account/addressNames.ts';
import { deleteRequested } from './account/deletion.ts';
import { deletePastExports } from './account/exports.ts';
import { deleteOldChanges } from './audit/recordChange.ts';
import { deletePastAttempts } from './attempts/store.ts';
import { deleteExpired } from './auth/store.ts';
import { deleteUnrestorableComments } from './comments/edit.ts';
import type { Database } from './db/Database.ts';
import { deletePastSolutions } from './humanCheck/store.ts';
import { deletePastChanges } from './idempotency/store.ts';
import type { Logger } from './log.ts';
import { deleteOldNotifications } from './notifications/store.ts';
import type { Media } from './openMedia.ts';
import { deletePastSteps } from './pendingSteps/store.ts';
import { deleteUnrestorable } from './playlists/restorable.ts';
import { announceReleases } from './notifications/notifySocial.ts';
import { deleteOldPlays, deletePastReceipts } from './plays/recordPlays.ts';
import { deleteEndedSessions, deleteOldAddresses } from './sessions/store.ts';
import { deletePastInvites } from './workspaces/invites.ts';

const hour = 3_600_000;

/**
 * Deletes ended sessions, expired codes, past counts, old notifications and invitations, accounts whose time is over, and files that
 * nothing refers to, now and every hour. Followers are told of new releases in the
 * same rhythm.
 */
export function deleteExpiredRows(
  db: Database,
  media: Pick<Media, 'removeUnusedUploads'>,
  exportFolder: string,
  log: Pick<Logger, 'warn'>,
) {
  const steps: readonly (() => Promise<unknown>)[] = [
    () => deleteEndedSessions(db),
    () => deleteOldAddresses(db),
    () => deleteExpired(db),
    () => deletePastAttempts(db),
    () => deleteUnrestorable(db),
    () => deleteUnrestorableComments(db),
    () => deletePastReceipts(db),
    () => deleteOldPlays(db),
    () => announceReleases(db),
    () => deletePastChanges(db),
    () => deleteOldNotifications(db),
    () => deletePastInvites(db),
    () => deletePastSteps(db),
    () => deletePastSolutions(db),
    () => deleteEndedTokens(db),
    () => deletePastExports(db, exportFolder),
    () => deleteRequested(db, exportFolder),
    () => replaceAddressNames(db),
    () => deleteOldChanges(db),
    () => media.removeUnusedUploads(),
  ];
  const run = async () => {
    for (const step of steps) {
      // What fails for a reason of its own does not keep the rest from being deleted.
      await step().catch((error: unknown) => log.warn({ err: error }, 'Expired rows were not deleted'));
    }
  };
  let running = run();
  const timer = setInterval(() => (running = run()), hour).unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
