import { unreadNotificationsQuery, useMessages, useSetting, useStartup } from '@segno/data';
import { Badge, BellIcon, IconButton, lazyPart, PopoverTrigger, VisuallyHidden } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationMessages } from '../messages/notifications.en.ts';
import * as styles from './NotificationBell.css.ts';

const NotificationPopover = lazyPart(() => import('./NotificationPopover.tsx'));

/** The button of the latest notifications, with the number of unread ones, which is kept up to date. */
export function NotificationBell() {
  const t = useMessages(notificationMessages);
  const [isOpen, setOpen] = useState(false);
  const unreadCount = useStartup().user?.unread_notifications_count ?? 0;
  const initialData: { unreadCount: number } | undefined = { unreadCount };
  const isOn = useSetting('live.enable') ?? true;
  const interval = useSetting('live.interval') ?? 15;
  const { data } = useQuery({
    ...unreadNotificationsQuery({ isOn, interval }),
    initialData: () => initialData,
  });
  // There is no data between the end of the session and the end of this button.
  const count = data?.unreadCount ?? 0;
  const [known, setKnown] = useState({ count, hasGrown: false });
  if (count !== known.count) setKnown({ count, hasGrown: count > known.count });
  const label = t('notifications.unread', { count });
  return (
    <>
      <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen} onIntent={NotificationPopover.preload}>
        <Badge className={styles.count} count={count} label={label}>
          <IconButton variant="ghost" aria-label={t('notifications.title')}>
            <BellIcon />
          </IconButton>
        </Badge>
        <NotificationPopover onClose={() => setOpen(false)} />
      </PopoverTrigger>
      {/* Announces only that notifications have arrived, not that they were read. */}
      <VisuallyHidden as="div" aria-live="polite" aria-atomic="true">
        {known.hasGrown && label}
      </VisuallyHidden>
    </>
  );
}
