import {
  deleteNotificationMutation,
  notificationSettingsPath,
  notificationsQuery,
  useMessages,
  useSetting,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { BellIcon, Button, ButtonLink, EmptyState, InfiniteSentinel, Inline } from '@segno/ui';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { notificationMessages } from '../messages/notifications.en.ts';
import { Page } from '@segno/base';
import { NotificationRow } from './NotificationRow.tsx';
import { list } from './NotificationRow.css.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';

/** All notifications of the signed-in person. */
export function NotificationsScreen() {
  const t = useMessages(notificationMessages);
  const choosesChannels = useSetting('notif.enable') !== false;
  const query = useSuspenseInfiniteQuery(notificationsQuery());
  const { markAsRead, markAllAsRead, isMarkingAll } = useMarkAsRead();
  const { mutate: remove } = useMutation({ ...deleteNotificationMutation(), onError: showErrorToast });
  const notifications = query.data.pages.flatMap(({ pagination }) => pagination.data);
  const isAnyUnread = notifications.some(({ read_at }) => read_at === null);
  return (
    <Page
      title={t('notifications.title')}
      actions={
        <Inline space="xs" wrap>
          {isAnyUnread && (
            <Button isPending={isMarkingAll} onPress={markAllAsRead}>
              {t('notifications.markAllRead')}
            </Button>
          )}
          {choosesChannels && (
            <ButtonLink href={notificationSettingsPath()} variant="ghost">
              {t('notifications.settings')}
            </ButtonLink>
          )}
        </Inline>
      }
    >
      {notifications.length === 0 ? (
        <EmptyState
          icon={<BellIcon />}
          title={t('notifications.empty')}
          description={t('notifications.emptyText')}
        />
      ) : (
        <ul className={list}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onRead={markAsRead}
              onDelete={remove}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <InfiniteSentinel
          hasMore
          isLoading={query.isFetchingNextPage}
          isLoadingFailed={query.isFetchNextPageError}
          onLoadMore={() => void query.fetchNextPage()}
        />
      )}
    </Page>
  );
}
