import { useMessages } from '@segno/data';
import { Heading, Link, Text } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './screen.css.ts';

/** What an address shows that leads nowhere (specification 1 §2). */
export function NotFoundScreen() {
  const t = useMessages(messages);
  return (
    <div className={styles.screen}>
      <svg className={styles.picture} viewBox="0 0 120 120" aria-hidden="true">
        <path d="M36 112V40a24 24 0 0 1 48 0v72z" className={styles.door} />
        <path d="M50 112V44a16 16 0 0 1 32-6c1 2 2 4 2 6v68z" className={styles.beyond} />
        <circle cx="59" cy="80" r="2.5" className={styles.knob} />
        <path d="M16 112h88" className={styles.floor} />
      </svg>
      <Heading level={1} size="title" align="center">
        {t('notFound.title')}
      </Heading>
      <Text as="p" size="large" tone="muted" align="center">
        {t('notFound.text')}
      </Text>
      <Link href="/" className={styles.action}>
        {t('notFound.home')}
      </Link>
    </div>
  );
}
