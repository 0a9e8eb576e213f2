import type { Notification, Page } from '@segno/data/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { among, inOrder, listPage, type Listing, type Slice } from '../records/Listing.ts';
import type { Database } from '../db/Database.ts';
import { openAtRest } from '../secrets/atRest.ts';
import { inviteSecret } from './notify.ts';
import { notifications } from './table.ts';

/** How long notifications are kept, in days (NOTIFY-5). */
const keptDays = 180;

const listing = {
  table: notifications,
  id: notifications.id,
  visible: sql`true`,
  orders: { newest: { key: notifications.created_at, kind: 'instant', isDescending: true } },
} satisfies Listing;

/** The notifications of a user, newest first. */
export const listNotifications = (
  db: Database,
  userId: number,
  page: Pick<Slice, 'cursor' | 'perPage'>,
): Promise<Page<Notification>> =>
  listPage(
    db,
    listing,
    { ...page, order: 'newest', filters: [eq(notifications.user_id, userId)] },
    async (ids) => {
      const found = await db.select().from(notifications).where(among(notifications.id, ids));
      return inOrder(ids, found.map(toNotification));
    },
  );

const toNotification = ({ id, type, read_at, created_at, data }: typeof notifications.$inferSelect) => ({
  id,
  type,
  read_at: read_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  data: {
    ...data,
    ...(data.inviteId !== undefined && { inviteId: openAtRest(data.inviteId, inviteSecret) ?? undefined }),
  },
});

/** The number of a user's unread notifications. */
export const countUnread = (db: Database, userId: number): Promise<number> =>
  db.$count(notifications, and(eq(notifications.user_id, userId), isNull(notifications.read_at)));

/** Marks notifications of a user as read: those with these ids, or all. Ids of other people's are left out. */
export async function markAsRead(
  db: Database,
  userId: number,
  ids: readonly number[] | 'all',
): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: new Date() })
    .where(
      and(
        eq(notifications.user_id, userId),
        isNull(notifications.read_at),
        ids === 'all' ? undefined : among(notifications.id, ids),
      ),
    );
}

/** Deletes a notification of a user. The id of another person's changes nothing. */
export async function deleteNotification(db: Database, userId: number, id: number): Promise<void> {
  await db.delete(notifications).where(and(eq(notifications.id, id), eq(notifications.user_id, userId)));
}

/** Deletes notifications that are too old to matter. */
export async function deleteOldNotifications(db: Database): Promise<void> {
  const oldest = new Date(Date.now() - keptDays * 86_400_000);
  await db.delete(notifications).where(lt(notifications.created_at, oldest));
}
