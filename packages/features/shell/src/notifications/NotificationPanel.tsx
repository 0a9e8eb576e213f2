import { notificationsPath, notificationsQuery, unreadNotificationsQuery, useMessages } from '@segno/data';
import { BellIcon, Button, ButtonLink, EmptyState, ErrorState, Heading, Spinner } from '@segno/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { notificationMessages } from '../messages/notifications.en.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './NotificationPanel.css.ts';
import { list } from './NotificationRow.css.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';

/** The number of notifications that the panel shows. */
const shownCount = 8;

export interface NotificationPanelProps {
  onClose: () => void;
}

/** The latest notifications, with a link to all. */
export function NotificationPanel({ onClose }: NotificationPanelProps) {
  const t = useMessages(notificationMessages);
  const query = useInfiniteQuery({ ...notificationsQuery(), refetchOnMount: 'always' });
  const unread = useQuery({ ...unreadNotificationsQuery(), enabled: false }).data?.unreadCount ?? 0;
  const { markAsRead, markAllAsRead, isMarkingAll } = useMarkAsRead();
  const shown = query.data?.pages.flatMap(({ pagination }) => pagination.data).slice(0, shownCount);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Heading level={2} size="heading">
          {t('notifications.title')}
        </Heading>
        {unread > 0 && (
          <Button size="sm" variant="ghost" isPending={isMarkingAll} onPress={markAllAsRead}>
            {t('notifications.markAllRead')}
          </Button>
        )}
      </div>
      {shown === undefined ? (
        query.isError ? (
          <ErrorState
            level={3}
            title={t('notifications.failed')}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <div className={styles.loading}>
            <Spinner />
          </div>
        )
      ) : shown.length === 0 ? (
        <EmptyState
          level={3}
          icon={<BellIcon />}
          title={t('notifications.empty')}
          description={t('notifications.emptyText')}
        />
      ) : (
        <ul className={`${list} ${styles.rows}`}>
          {shown.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onRead={markAsRead}
              onFollow={onClose}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <ButtonLink variant="ghost" href={notificationsPath()} onClick={onClose}>
          {t('notifications.all')}
        </ButtonLink>
      </div>
    </div>
  );
}
