import { useMessages } from '@segno/data';
import { Button, ErrorIcon, Heading, Text } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './screen.css.ts';

export interface ErrorScreenProps {
  /** @default loads the page anew */
  onRetry?: () => void;
}

/** What a page shows that cannot be shown (specification 1 §2). Logging the error is the work of who caught it. */
export function ErrorScreen({ onRetry = () => location.reload() }: ErrorScreenProps) {
  const t = useMessages(messages);
  return (
    <div className={styles.screen}>
      <ErrorIcon size={48} className={styles.mark} />
      <Heading level={1} size="title" align="center">
        {t('error.title')}
      </Heading>
      <Text as="p" size="large" tone="muted" align="center">
        {t('error.text')}
      </Text>
      <Button tone="neutral" onPress={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
