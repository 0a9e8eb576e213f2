import { useMessages } from '@segno/data';
import { Button } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { usePlayer, usePlayerState } from '@segno/playback';

/** Shows a playback speed other than the normal one, and resets it when pressed. */
export function RateButton() {
  const t = useMessages(messages);
  const { setRate } = usePlayer();
  const rate = usePlayerState((state) => state.rate);
  if (rate === 1) return null;
  const name = t('rate.value', { rate });
  return (
    <Button size="2xs" variant="soft" aria-label={t('rate.reset', { rate: name })} onPress={() => setRate(1)}>
      {name}
    </Button>
  );
}
