import { ApiError, useMessages } from '@segno/data';
import { ErrorState } from '@segno/ui';
import { useEffect } from 'react';
import { messages } from '../messages/en.ts';
import * as styles from './screen.css.ts';

export interface ErrorScreenProps {
  /** What was thrown. A response with a stack trace, which only a server in debug mode sends, opens the error viewer. */
  error?: unknown;
  /** @default reloads the page */
  onRetry?: () => void;
  isRetrying?: boolean;
}

const reload = () => location.reload();

/** Replaces a page that failed to render or load (ROUTE-4). The code that caught the error must log it. */
export function ErrorScreen({ error, onRetry = reload, isRetrying }: ErrorScreenProps) {
  const t = useMessages(messages);
  useEffect(() => {
    if (error instanceof ApiError && error.trace)
      void import('../errorViewer/openErrorViewer.tsx').then(
        ({ openErrorViewer }) => openErrorViewer(error),
        () => {},
      );
  }, [error]);
  const isUnreachable = error instanceof ApiError && error.code === 'network_error';
  const text = isUnreachable ? 'error.unreachable' : 'error.text';
  return (
    <div className={styles.screen}>
      <ErrorState
        level={1}
        title={t('error.title')}
        description={t(globalThis.navigator?.onLine === false ? 'error.offline' : text)}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </div>
  );
}
