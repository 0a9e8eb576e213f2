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

/** The number of notifications that the signed-in person has not read. */
export const UnreadAnswer = v.object({ unreadCount: Count });
export type UnreadAnswer = v.InferOutput<typeof UnreadAnswer>;
