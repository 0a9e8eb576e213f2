import type { users } from './table.ts';

/** Whether an account is suspended now. A suspension with an end ends by itself. */
export const isBanned = (
  { banned_at, banned_until }: Pick<typeof users.$inferSelect, 'banned_at' | 'banned_until'>,
  now = Date.now(),
): boolean => banned_at !== null && (banned_until === null || banned_until.getTime() > now);
