import { useMessages } from '@segno/data';
import { measures } from '@segno/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { messages } from '../messages/en.ts';
import * as styles from './NavigationProgress.css.ts';

/** A bar at the top of the viewport while the next page is loading, shown after 50 ms (ROUTE-5). */
export function NavigationProgress() {
  const t = useMessages(messages);
  const isLoading = useNavigation().state !== 'idle';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLate(true), measures.progressBarDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLoading && isLate ? (
    <div role="progressbar" aria-label={t('progress')} className={styles.bar} />
  ) : null;
}
