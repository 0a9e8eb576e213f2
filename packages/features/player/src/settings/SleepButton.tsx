import { useMessages } from '@segno/data';
import { type SleepTimer, usePlayerState, usePlayerStores } from '@segno/playback';
import { Button, ClockIcon } from '@segno/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages/settings.en.ts';
import { useFocusNeighbour } from './useFocusNeighbour.ts';

/** Shows what the sleep timer waits for, and opens the settings. Absent while it is off. */
export function SleepButton() {
  const sleep = usePlayerState((state) => state.sleep);
  return sleep && <Left key={sleep.kind === 'time' ? sleep.at : sleep.kind} sleep={sleep} />;
}

const minutesLeft = (at: number) => Math.max(1, Math.ceil((at - Date.now()) / 60_000));

function Left({ sleep }: { sleep: SleepTimer }) {
  const t = useMessages(messages);
  const { view } = usePlayerStores();
  const ref = useRef<HTMLButtonElement>(null);
  useFocusNeighbour(ref);
  const at = sleep.kind === 'time' ? sleep.at : null;
  const [left, setLeft] = useState(() => (at === null ? 0 : minutesLeft(at)));
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setInterval(() => setLeft(minutesLeft(at)), 10_000);
    return () => clearInterval(timer);
  }, [at]);
  const text = sleep.kind === 'time' ? t('sleep.left', { count: left }) : t(`settings.sleep.${sleep.kind}`);
  return (
    <Button
      ref={ref}
      size="2xs"
      variant="soft"
      aria-label={t('sleep.open', { time: text })}
      startIcon={<ClockIcon size={16} />}
      onPress={() => view.setState({ isSettingsOpen: true })}
    >
      {sleep.kind === 'time' && text}
    </Button>
  );
}
