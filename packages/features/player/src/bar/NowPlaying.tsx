import { useMessages } from '@segno/data';
import { VisuallyHidden } from '@segno/ui';
import { useState } from 'react';
import { artistNames } from '@segno/music';
import { usePlayerState } from '@segno/playback';
import { useStore } from 'zustand';
import { messages } from '../messages/en.ts';
import { announcements } from '../settings/announcements.ts';

/** Announces each track once to screen readers, when its playback starts, unless the listener does not want it. */
export function NowPlaying() {
  const t = useMessages(messages);
  const isOn = useStore(announcements, (state) => state.isOn);
  const track = usePlayerState(({ status, current }) => (status === 'playing' ? current?.track : undefined));
  const [announced, setAnnounced] = useState(track);
  if (track && track !== announced) setAnnounced(track);
  return (
    <VisuallyHidden>
      <div role="status">
        {isOn &&
          announced &&
          t('notice.nowPlaying', { title: announced.name, artists: artistNames(announced.artists) })}
      </div>
    </VisuallyHidden>
  );
}
