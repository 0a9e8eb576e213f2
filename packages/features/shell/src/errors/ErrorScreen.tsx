import { useMessages } from '@segno/data';
import { ErrorState } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './screen.css.ts';

export interface ErrorScreenProps {
  /** @default reloads the page */
  onRetry?: () => void;
  isRetrying?: boolean;
}

const reload = () => location.reload();

/** Replaces a page that failed to render or load (ROUTE-4). The code that caught the error must log it. */
export function ErrorScreen({ onRetry = reload, isRetrying }: ErrorScreenProps) {
  const t = useMessages(messages);
  return (
    <div className={styles.screen}>
      <ErrorState
        level={1}
        title={t('error.title')}
        description={t('error.text')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </div>
  );
}
