import { useMessages } from '@segno/data';
import { ErrorState } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './screen.css.ts';

export interface ErrorScreenProps {
  /** @default loads the page anew */
  onRetry?: () => void;
  isRetrying?: boolean;
}

const reload = () => location.reload();

/** What a page shows that cannot be shown (ROUTE-4). Logging the error is the work of who caught it. */
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
