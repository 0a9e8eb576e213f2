import { type Notification, useMessages } from '@segno/data';
import {
  BellIcon,
  ButtonLink,
  CheckIcon,
  CloseIcon,
  HeartIcon,
  HtmlView,
  IconButton,
  Image,
  lazyPart,
  Link,
  PartBoundary,
  PlaylistIcon,
  RelativeTime,
  Text,
  UserIcon,
  VisuallyHidden,
} from '@segno/ui';
import type { ReactNode } from 'react';
import { notificationMessages } from '../messages/notifications.en.ts';
import type { InvitationActionsProps } from './InvitationActions.tsx';
import * as styles from './NotificationRow.css.ts';

const InvitationActions = lazyPart<InvitationActionsProps>(() => import('./InvitationActions.tsx'));

/** The icon that a notification names. */
function NamedIcon({ name, fallback }: { name: string | null | undefined; fallback?: ReactNode }) {
  switch (name) {
    case 'heart':
      return <HeartIcon />;
    case 'playlist':
      return <PlaylistIcon />;
    case 'user':
      return <UserIcon />;
    default:
      return fallback;
  }
}

export interface NotificationRowProps {
  notification: Notification;
  onRead: (id: number) => void;
  /** Offers to delete it. */
  onDelete?: (id: number) => void;
  /** Called when a link of it is followed. */
  onFollow?: () => void;
}

/**
 * A notification. A press anywhere on it marks it as read and opens what it is about, if it has a main action (NOTIFY-3).
 */
export function NotificationRow({ notification, onRead, onDelete, onFollow }: NotificationRowProps) {
  const t = useMessages(notificationMessages);
  const { id, read_at, created_at, data } = notification;
  const isUnread = read_at === null;
  const read = () => isUnread && onRead(id);
  const follow = () => {
    read();
    onFollow?.();
  };
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <div className={styles.lead}>
        {data.image === null ? (
          <span className={styles.icon} aria-hidden>
            <NamedIcon name={data.lines[0]?.icon} fallback={<BellIcon />} />
          </span>
        ) : (
          <Image className={styles.image} src={data.image} alt="" />
        )}
        {isUnread && (
          <>
            <span className={styles.dot} aria-hidden />
            <VisuallyHidden>{t('notifications.unreadMark')}</VisuallyHidden>
          </>
        )}
      </div>
      <div className={styles.text}>
        {data.lines.map(({ type, icon, content, action }, index) => (
          <div key={index}>
            {index > 0 && (
              <span className={styles.lineIcon} aria-hidden>
                <NamedIcon name={icon} />
              </span>
            )}
            <HtmlView
              className={type === 'primary' ? styles.primary : styles.secondary}
              html={content}
              formats="basic"
              size="sm"
            />
            {action && (
              <Link className={styles.above} href={action.link} underline="always" onPress={follow}>
                {action.label}
              </Link>
            )}
          </div>
        ))}
        <Text size="sm" tone="muted">
          <RelativeTime value={created_at} />
          {data.mainAction && (
            <>
              {' · '}
              <Link className={styles.whole} href={data.mainAction.action} onPress={follow}>
                {data.mainAction.label}
              </Link>
            </>
          )}
        </Text>
        {data.inviteId !== undefined && (
          <div className={styles.buttons}>
            <PartBoundary>
              <InvitationActions inviteId={data.inviteId} />
            </PartBoundary>
          </div>
        )}
        {data.buttonActions.length > 0 && (
          <div className={styles.buttons}>
            {data.buttonActions.map(({ action, label }) => (
              <ButtonLink key={action} href={action} onClick={follow}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {isUnread && (
          <IconButton
            className={data.mainAction ? styles.above : styles.wholeButton}
            size="sm"
            variant="ghost"
            aria-label={t('notifications.markRead')}
            onPress={read}
          >
            <CheckIcon />
          </IconButton>
        )}
        {onDelete && (
          <IconButton
            className={styles.above}
            size="sm"
            variant="ghost"
            aria-label={t('notifications.delete')}
            onPress={() => onDelete(id)}
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </li>
  );
}
