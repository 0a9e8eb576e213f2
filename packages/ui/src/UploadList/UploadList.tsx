'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatBytes } from '../format/formatBytes.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { PauseIcon } from '../icons/PauseIcon.ts';
import { PlayIcon } from '../icons/PlayIcon.ts';
import { RepeatIcon } from '../icons/RepeatIcon.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './UploadList.css.ts';
import { messages } from './messages.ts';

/** A file of an `UploadList`. */
export interface UploadListItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  status: 'pending' | 'inProgress' | 'paused' | 'completed' | 'failed' | 'aborted';
  /** The uploaded bytes. */
  loaded?: number;
  /** Why it failed, and what to do. */
  error?: ReactNode;
  /** What happens with it, or where it has gone. */
  note?: ReactNode;
  /** A picture or an icon before the name. */
  image?: ReactNode;
  /** Whether a file that failed or was cancelled can be uploaded again. @default true */
  isRetryable?: boolean;
}

export interface UploadListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onPause'> {
  items: readonly UploadListItem[];
  /** Stops an upload for good. Without it there is no button. */
  onCancel?: (id: string) => void;
  onPause?: (id: string) => void;
  onResume?: (id: string) => void;
  /** Uploads a file that failed or was cancelled again. */
  onRetry?: (id: string) => void;
  /** Takes a finished, failed or cancelled file off the list. */
  onRemove?: (id: string) => void;
}

/** Files that are being uploaded, each with its progress, its error and its actions. Select them with `DropZone`. */
export const UploadList = withRef(function UploadList({
  items,
  onCancel,
  onPause,
  onResume,
  onRetry,
  onRemove,
  className,
  ...props
}: UploadListProps) {
  const t = useUiMessages(messages);
  const actions = { onCancel, onPause, onResume, onRetry, onRemove };
  return (
    <ul aria-label={t.uploads} {...props} className={cx(styles.list, className)}>
      {items.map((item) => (
        <UploadRow key={item.id} item={item} actions={actions} />
      ))}
    </ul>
  );
});

type Actions = Pick<UploadListProps, 'onCancel' | 'onPause' | 'onResume' | 'onRetry' | 'onRemove'>;

function UploadRow({ item, actions }: { item: UploadListItem; actions: Actions }) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const { id, name, size, status, loaded = 0, error, note, image, isRetryable = true } = item;
  const share = size > 0 ? Math.min(1, loaded / size) : 0;
  const texts = {
    pending: t.uploadWaiting,
    inProgress: fillMessage(t.uploadProgress, {
      loaded: formatBytes(loaded, locale, { units: 'decimal', maximumFractionDigits: 1 }),
      total: formatBytes(size, locale, { units: 'decimal', maximumFractionDigits: 1 }),
    }),
    paused: t.uploadPaused,
    completed: t.uploadDone,
    failed: t.uploadFailed,
    aborted: t.uploadCancelled,
  };
  const isMoving = status === 'inProgress' || status === 'paused';
  const action = (label: string, icon: ReactNode, run: ((id: string) => void) | undefined) =>
    run && (
      <IconButton aria-label={fillMessage(label, { name })} size="xs" onPress={() => run(id)}>
        {icon}
      </IconButton>
    );
  return (
    <li className={styles.row} data-status={status}>
      {image !== undefined && <span className={styles.image}>{image}</span>}
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.name} title={name} dir="auto">
            {name}
          </span>
          <span className={styles.status}>
            {status === 'completed' && <CheckIcon size="1.1em" />}
            {texts[status]}
          </span>
        </div>
        {isMoving && (
          <ProgressBar
            aria-label={name}
            size="sm"
            value={share * 100}
            valueLabel={undefined}
            aria-valuetext={formatNumber(share, locale, { style: 'percent' })}
          />
        )}
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {error !== undefined && <span className={styles.error}>{error}</span>}
        <VisuallyHidden role="status">
          {status === 'completed' || status === 'failed' ? `${name}: ${texts[status]}` : ''}
        </VisuallyHidden>
      </div>
      <div className={styles.actions}>
        {status === 'inProgress' && action(t.uploadPause, <PauseIcon />, actions.onPause)}
        {status === 'paused' && action(t.uploadResume, <PlayIcon />, actions.onResume)}
        {(status === 'failed' || status === 'aborted') &&
          isRetryable &&
          action(t.uploadRetry, <RepeatIcon />, actions.onRetry)}
        {status === 'pending' || isMoving
          ? action(t.uploadCancel, <CloseIcon />, actions.onCancel)
          : action(t.uploadRemove, <CloseIcon />, actions.onRemove)}
      </div>
    </li>
  );
}
