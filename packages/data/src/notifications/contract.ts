import * as v from 'valibot';
import { Count, Id, paginated, Timestamp } from '../shared/contract.ts';

/** What a press opens: an address of this site, and the text of its link or button. */
const NotificationAction = v.object({ action: v.string(), label: v.string() });

/** A line of a notification. */
export const NotificationLine = v.object({
  /** The first line is usually `primary`, the larger and darker one. */
  type: v.picklist(['primary', 'secondary']),
  /** The name of an icon, such as `playlist`. Unknown names have no icon. */
  icon: v.nullable(v.string()),
  /** HTML with emphasis and links only. It contains texts of other people: sanitise it where it is shown. */
  content: v.string(),
  action: v.nullable(v.object({ link: v.string(), label: v.string() })),
});

/** What a notification shows. */
export const NotificationData = v.object({
  /** The address of a picture. */
  image: v.nullable(v.string()),
  lines: v.array(NotificationLine),
  /** What a press on the notification opens. */
  mainAction: v.nullable(NotificationAction),
  buttonActions: v.array(NotificationAction),
  /** The secret id of the invitation that it is about: GET workspace/join/{inviteId} accepts it. */
  inviteId: v.optional(v.string()),
});
export type NotificationData = v.InferOutput<typeof NotificationData>;

/** A message in the app for one person. */
export const Notification = v.object({
  id: Id,
  type: v.string(),
  /** Null until it is read. */
  read_at: v.nullable(Timestamp),
  created_at: Timestamp,
  data: NotificationData,
});
export type Notification = v.InferOutput<typeof Notification>;

/** Notifications of the signed-in person, newest first. */
export const NotificationList = paginated(Notification);

/** The number of notifications in one page of the list (NOTIFY-3). */
export const notificationsPerPage = 30;

export const MarkAsReadInput = v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(1000)) });
export type MarkAsReadInput = v.InferOutput<typeof MarkAsReadInput>;

/**
 * The number of notifications that the signed-in person has not read. `rights` changes with what the person may do: with
 * a plan that begins or ends, or another role.
 */
export const UnreadResponse = v.object({ unreadCount: Count, rights: v.optional(v.string()) });
export type UnreadResponse = v.InferOutput<typeof UnreadResponse>;

/** Where notifications arrive. */
export const NotificationChannel = v.picklist(['app', 'email', 'browser']);
export type NotificationChannel = v.InferOutput<typeof NotificationChannel>;

/** Whether mails of notifications are sent one by one, or together once a day. */
export const EmailFrequency = v.picklist(['at_once', 'daily']);
export type EmailFrequency = v.InferOutput<typeof EmailFrequency>;

/** The channels of a kind of notifications. */
export const NotificationSelection = v.object({
  notif_id: v.pipe(v.string(), v.maxLength(100)),
  channels: v.record(v.string(), v.boolean()),
});
export type NotificationSelection = v.InferOutput<typeof NotificationSelection>;

/** The response of GET notifications/me/subscriptions. */
export const NotificationSettings = v.object({
  available_channels: v.array(NotificationChannel),
  subscriptions: v.array(
    v.object({
      group_name: v.string(),
      subscriptions: v.array(v.object({ notif_id: v.string(), name: v.string() })),
    }),
  ),
  user_selections: v.array(NotificationSelection),
  email_frequency: EmailFrequency,
});
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

/** The body of PUT notifications/me/subscriptions. */
export const NotificationSelectionsInput = v.object({
  selections: v.pipe(v.array(NotificationSelection), v.maxLength(200)),
  email_frequency: v.optional(EmailFrequency),
});
export type NotificationSelectionsInput = v.InferOutput<typeof NotificationSelectionsInput>;

/** The public key of this site for web push, and the endpoints of the person's browsers. */
export const PushKeyResponse = v.object({ key: v.string(), endpoints: v.array(v.string()) });

const Base64Url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+=*$/));
const PushEndpoint = v.pipe(v.string(), v.maxLength(1000), v.url());

/** The body of POST notifications/me/push: a subscription of the browser. */
export const PushSubscriptionInput = v.object({
  endpoint: PushEndpoint,
  keys: v.object({ p256dh: Base64Url(100), auth: Base64Url(50) }),
});
export type PushSubscriptionInput = v.InferOutput<typeof PushSubscriptionInput>;
export const PushEndpointInput = v.object({ endpoint: PushEndpoint });
