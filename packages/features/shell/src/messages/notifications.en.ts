import { defineMessages } from '@segno/data';

/** The English messages of the notifications. */
export const notificationMessages = defineMessages('shell', {
  'notifications.title': 'Notifications',
  'notifications.unread': '[one 1 unread notification|other :count unread notifications]',
  'notifications.unreadMark': 'Unread',
  'notifications.markRead': 'Mark as read',
  'notifications.markAllRead': 'Mark all as read',
  'notifications.all': 'View all',
  'notifications.settings': 'Settings',
  'notifications.delete': 'Delete notification',
  'notifications.empty': 'No notifications yet',
  'notifications.emptyText':
    'When somebody follows one of your playlists or adds tracks to it, it says so here.',
  'notifications.failed': 'Your notifications could not be loaded',
});
