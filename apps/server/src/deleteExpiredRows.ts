import { deleteEndedTokens } from './accessTokens/store.ts';
import { replaceAddressNames } from './account/addressNames.ts';
import { deleteRequested } from './account/deletion.ts';
import { deletePastExports } from './account/exports.ts';
import { deleteOldChanges } from './audit/recordChange.ts';
import { deletePastAttempts } from './attempts/store.ts';
import { deleteExpired } from './auth/store.ts';
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
import { deleteEndedSessions } from './sessions/store.ts';
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
  const run = async () => {
    try {
      await deleteEndedSessions(db);
      await deleteExpired(db);
      await deletePastAttempts(db);
      await deleteUnrestorable(db);
      await deletePastReceipts(db);
      await deleteOldPlays(db);
      await announceReleases(db);
      await deletePastChanges(db);
      await deleteOldNotifications(db);
      await deletePastInvites(db);
      await deletePastSteps(db);
      await deletePastSolutions(db);
      await deleteEndedTokens(db);
      await deletePastExports(db, exportFolder);
      await deleteRequested(db, exportFolder);
      await replaceAddressNames(db);
      await deleteOldChanges(db);
      await media.removeUnusedUploads();
    } catch (error) {
      log.warn({ err: error }, 'Expired rows were not deleted');
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
