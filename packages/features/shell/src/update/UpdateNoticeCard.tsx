import { useMessages } from '@segno/data';
import { Button, Text } from '@segno/ui';
import { useState } from 'react';
import { messages } from '../messages/en.ts';
import * as styles from './UpdateNotice.css.ts';

interface UpdateNoticeCardProps {
  /** @default reloads the page */
  onReload?: () => void;
}

const reload = () => location.reload();

/** Asks for a reload after a deployment, until it is dismissed. */
export default function UpdateNoticeCard({ onReload = reload }: UpdateNoticeCardProps) {
  const t = useMessages(messages);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div role="alert" className={styles.notice}>
      <Text>{t('update.text')}</Text>
      <Button tone="accent" onPress={onReload}>
        {t('update.reload')}
      </Button>
      <Button variant="ghost" onPress={() => setDismissed(true)}>
        {t('update.later')}
      </Button>
    </div>
  );
}
