import { useMessages } from '@segno/data';
import { Button, type PartFailureProps, Text } from '@segno/ui';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { usePlayer, usePlayerState } from '@segno/playback';
import * as styles from './PlayerDock.css.ts';

/** Replaces the player bar when its code could not be loaded. Music can still be paused. */
export function BarsFailure({ retry }: PartFailureProps) {
  const t = useMessages(catalogueMessages);
  const { toggle } = usePlayer();
  const isOn = usePlayerState(({ status }) => status === 'playing' || status === 'loading');
  return (
    <section aria-label={t('part.player')} className={styles.failure}>
      <Button onPress={toggle}>{isOn ? t('pause') : t('play')}</Button>
      <Text role="alert">{t('part.playerFailed')}</Text>
      <Button onPress={retry}>{t('tryAgain')}</Button>
    </section>
  );
}
