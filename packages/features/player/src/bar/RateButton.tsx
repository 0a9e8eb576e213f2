import { useMessages } from '@segno/data';
import { Button } from '@segno/ui';
import { useRef } from 'react';
import { messages } from '../messages/en.ts';
import { usePlayer, usePlayerState } from '@segno/playback';
import { useFocusNeighbour } from '../settings/useFocusNeighbour.ts';

/** Shows a playback speed other than the normal one, and resets it when pressed. */
export function RateButton() {
  const rate = usePlayerState((state) => state.rate);
  return rate !== 1 && <Changed rate={rate} />;
}

function Changed({ rate }: { rate: number }) {
  const t = useMessages(messages);
  const { setRate } = usePlayer();
  const ref = useRef<HTMLButtonElement>(null);
  useFocusNeighbour(ref);
  const name = t('rate.value', { rate });
  return (
    <Button
      ref={ref}
      size="2xs"
      variant="soft"
      aria-label={t('rate.reset', { rate: name })}
      onPress={() => setRate(1)}
    >
      {name}
    </Button>
  );
}
