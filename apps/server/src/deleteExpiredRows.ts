import { deletePastAttempts } from './attempts/store.ts';
import { deleteExpired } from './auth/store.ts';
import type { Database } from './db/Database.ts';
import { deletePastChanges } from './idempotency/store.ts';
import type { Logger } from './log.ts';
import { deleteOldNotifications } from './notifications/store.ts';
import { deleteUnrestorable } from './playlists/edit.ts';
import { deleteEndedSessions } from './sessions/store.ts';
import { deletePastInvites } from './workspaces/invites.ts';

const hour = 3_600_000;

/** Deletes ended sessions, expired codes, past counts, old notifications and invitations now and every hour. */
export function deleteExpiredRows(db: Database, log: Pick<Logger, 'warn'>) {
  const run = async () => {
    try {
      await deleteEndedSessions(db);
      await deleteExpired(db);
      await deletePastAttempts(db);
      await deleteUnrestorable(db);
      await deletePastChanges(db);
      await deleteOldNotifications(db);
      await deletePastInvites(db);
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
