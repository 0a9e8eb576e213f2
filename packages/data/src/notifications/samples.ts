import type { Notification, NotificationSettings } from './contract.ts';

const notification = (
  id: number,
  content: string,
  { icon = 'heart', isRead = false, created_at = '2026-11-20T18:30:00.000Z' } = {},
): Notification => ({
  id,
  type: icon === 'heart' ? 'playlist_followed' : 'playlist_tracks_added',
  read_at: isRead ? created_at : null,
  created_at,
  data: {
    image: null,
    lines: [{ type: 'primary', icon, content, action: null }],
    mainAction: { action: '/playlist/51/evening', label: 'Open playlist' },
    buttonActions: [],
  },
});

/** Notifications of a person, newest first: two unread ones, one with a very long name. */
export const sampleNotifications: Notification[] = [
  notification(9, '<strong>Ben Okafor</strong> follows your playlist <strong>Evening</strong>'),
  notification(
    8,
    '<strong>Wilhelmina Featherstonehaugh-Cholmondeley</strong> added tracks to your playlist <strong>Songs for a very long drive along the coast in late autumn</strong>',
    { icon: 'playlist', created_at: '2026-11-19T08:05:00.000Z' },
  ),
  notification(5, '<strong>Mira</strong> follows your playlist <strong>Evening</strong>', {
    isRead: true,
    created_at: '2026-10-02T21:14:00.000Z',
  }),
];

/** The channels of two groups of notifications. Nothing is mailed. */
export const sampleNotificationSettings: NotificationSettings = {
  available_channels: ['app', 'email', 'browser'],
  email_frequency: 'at_once',
  subscriptions: [
    {
      group_name: 'People',
      subscriptions: [
        { notif_id: 'followed', name: 'Somebody follows you' },
        { notif_id: 'comments', name: 'Somebody comments, answers you or likes your comment' },
      ],
    },
    {
      group_name: 'Playlists',
      subscriptions: [{ notif_id: 'playlist_followed', name: 'Somebody follows your playlist' }],
    },
  ],
  user_selections: ['followed', 'comments', 'playlist_followed'].map((notif_id) => ({
    notif_id,
    channels: { app: true, email: false, browser: false },
  })),
};
