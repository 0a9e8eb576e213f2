import { Page } from '@segno/base';
import { useMessages } from '@segno/data';
import { artistNames } from '@segno/music';
import { usePlayerState } from '@segno/playback';
import { Text } from '@segno/ui';
import { messages } from '../messages/lyrics.en.ts';
import LyricsView from './LyricsView.tsx';

/** The page with the lyrics of the current track. */
export function LyricsScreen() {
  const t = useMessages(messages);
  const track = usePlayerState((state) => state.current?.track);
  return (
    <Page
      title={track ? track.name : t('lyrics.title')}
      description={track && <Text tone="muted">{artistNames(track.artists)}</Text>}
    >
      <LyricsView />
    </Page>
  );
}
