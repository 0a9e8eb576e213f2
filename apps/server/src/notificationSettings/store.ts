import type { EmailFrequency, NotificationSettings, NotificationSelection } from '@segno/data/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { type Channel, channels, channelsOf, isKind, kindIds, notificationGroups } from './kinds.ts';
import { notificationChoices, notificationDigests, pushSubscriptions } from './table.ts';

/** Maximum number of browsers of a person. */
const mostBrowsers = 20;

/** The channels of a person for each kind of notifications. */
export async function readNotificationSettings(
  db: Database,
  userId: number,
  language: string | undefined,
): Promise<NotificationSettings> {
  const groups = notificationGroups(language);
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.user_id, userId));
  const chosen = new Map(rows.map((row) => [row.notif_id, row.channels]));
  const hasDigest = (await db.$count(notificationDigests, eq(notificationDigests.user_id, userId))) > 0;
  return {
    email_frequency: hasDigest ? 'daily' : 'at_once',
    available_channels: [...channels],
    subscriptions: groups,
    user_selections: groups.flatMap(({ subscriptions }) =>
      subscriptions.map(({ notif_id }) => {
        const active = channelsOf(notif_id, chosen.get(notif_id));
        return {
          notif_id,
          channels: Object.fromEntries(channels.map((channel) => [channel, active.has(channel)])),
        };
      }),
    ),
  };
}

/** Stores the channels of a person. Unknown kinds are refused. */
export async function writeNotificationSettings(
  db: Database,
  userId: number,
  selections: readonly NotificationSelection[],
): Promise<void> {
  if (!selections.every(({ notif_id }) => isKind(notif_id)))
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Some of what was sent is not valid.',
      fields: { selections: 'There is no such notification.' },
    });
  await db.transaction(async (tx) => {
    for (const { notif_id, channels: chosen } of selections) {
      const known = Object.fromEntries(
        channels.filter((channel) => channel in chosen).map((channel) => [channel, chosen[channel]]),
      );
      await tx
        .insert(notificationChoices)
        .values({ user_id: userId, notif_id, channels: known })
        .onConflictDoUpdate({
          target: [notificationChoices.user_id, notificationChoices.notif_id],
          set: { channels: known },
        });
    }
  });
}

/** Chooses one mail a day, or one for each notification. What waits for the next mail is not sent any more then. */
export async function setEmailFrequency(
  db: Database,
  userId: number,
  frequency: EmailFrequency,
): Promise<void> {
  if (frequency === 'daily')
    await db.insert(notificationDigests).values({ user_id: userId }).onConflictDoNothing();
  else await db.delete(notificationDigests).where(eq(notificationDigests.user_id, userId));
}

/** The channels in which a person gets a type of notifications. */
export async function activeChannels(
  db: Database,
  userId: number,
  kind: string,
): Promise<ReadonlySet<Channel>> {
  const [row] = await db
    .select({ channels: notificationChoices.channels })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.user_id, userId), eq(notificationChoices.notif_id, kind)));
  return channelsOf(kind, row?.channels);
}

/** The name of the daily mail in links, beside the kinds of notifications. */
export const digestKind = 'digest';

/** Ends the mails of a kind, by the link in a mail; the link of a daily mail ends all of them. */
export async function unsubscribeMail(db: Database, userId: number, kind: string): Promise<void> {
  if (kind === digestKind) {
    for (const each of kindIds()) await unsubscribeMail(db, userId, each);
    return;
  }
  const active = await activeChannels(db, userId, kind);
  const chosen = Object.fromEntries(channels.map((channel) => [channel, active.has(channel)]));
  await writeNotificationSettings(db, userId, [{ notif_id: kind, channels: { ...chosen, email: false } }]);
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The endpoints of the browsers of a person. */
export const endpointsOf = async (db: Database, userId: number): Promise<string[]> =>
  (
    await db
      .select({ endpoint: pushSubscriptions.endpoint })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.user_id, userId))
  ).map(({ endpoint }) => endpoint);

/** Stores the browser of a session. A browser that another person has used before is theirs no more. */
export async function addBrowser(
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: number },
  target: PushTarget,
): Promise<void> {
  const count = await db.$count(pushSubscriptions, eq(pushSubscriptions.user_id, userId));
  if (count >= mostBrowsers)
    throw new Problem({ status: 422, code: 'too_many', message: 'Too many browsers receive notifications.' });
  await db
    .insert(pushSubscriptions)
    .values({ user_id: userId, session_id: sessionId, ...target })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { user_id: userId, session_id: sessionId, p256dh: target.p256dh, auth: target.auth },
    });
}

/** Removes a browser of a person. */
export async function removeBrowser(db: Database, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.user_id, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
