import { deletePastAttempts } from './attempts/store.ts';
import { deleteExpired } from './auth/store.ts';
import type { Database } from './db/Database.ts';
import { deletePastChanges } from './idempotency/store.ts';
import type { Logger } from './log.ts';
import { deleteOldNotifications } from './notifications/store.ts';
import type { Media } from './openMedia.ts';
import { deleteUnrestorable } from './playlists/restorable.ts';
import { deleteEndedSessions } from './sessions/store.ts';
import { deletePastInvites } from './workspaces/invites.ts';

const hour = 3_600_000;

/**
 * Deletes ended sessions, expired codes, past counts, old notifications and invitations, and files that nothing refers
 * to, now and every hour.
 */
export function deleteExpiredRows(
  db: Database,
  media: Pick<Media, 'removeUnusedUploads'>,
  log: Pick<Logger, 'warn'>,
) {
  const run = async () => {
    try {
      await deleteEndedSessions(db);
      await deleteExpired(db);
      await deletePastAttempts(db);
      await deleteUnrestorable(db);
      await deletePastChanges(db);
      await deleteOldNotifications(db);
      await deletePastInvites(db);
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
