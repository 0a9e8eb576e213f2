import { useMessages } from '@segno/data';
import { ButtonLink, EmptyState } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './screen.css.ts';

const door = (
  <svg className={styles.picture} viewBox="0 0 120 120" aria-hidden="true">
    <path d="M34 110V42a26 26 0 0 1 52 0v68z" className={styles.frame} />
    <path d="M44 110V44a16 16 0 0 1 32 0v66z" className={styles.beyond} />
    <path d="M44 110V44a16 16 0 0 1 5-11.6l13 5.6v72z" className={styles.leaf} />
    <circle cx="57" cy="78" r="2.5" className={styles.knob} />
    <path d="M14 110h92" className={styles.floor} />
  </svg>
);

/** The page for a URL that does not exist (ROUTE-3). */
export function NotFoundScreen() {
  const t = useMessages(messages);
  return (
    <div className={styles.screen}>
      {door}
      <EmptyState
        level={1}
        title={t('notFound.title')}
        description={t('notFound.text')}
        action={
          <ButtonLink href="/" tone="accent" size="md">
            {t('notFound.home')}
          </ButtonLink>
        }
      />
    </div>
  );
}
