import { useMessages } from '@segno/data';
import { toast, VisuallyHidden } from '@segno/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { artistNames } from '../cards/ArtistLinks.tsx';
import { messages } from '../messages/en.ts';
import { usePlayerState, usePlayerStores, usePlayerView } from '../playback/PlayerProvider.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

const ShortcutsDialog = lazy(() => import('../shortcuts/ShortcutsDialog.tsx'));

/** What the player has besides its bar: the keyboard, what a screen reader hears, and messages. */
export default function PlayerHelpers({ missedKeys }: { missedKeys: KeyboardEvent[] }) {
  useShortcuts(usePlayerStores(), missedKeys);
  useNotices();
  const areShortcutsOpen = usePlayerView((view) => view.areShortcutsOpen);
  return (
    <>
      <NowPlaying />
      {areShortcutsOpen && (
        <Suspense fallback={null}>
          <ShortcutsDialog />
        </Suspense>
      )}
    </>
  );
}

/** Says each track once, when it begins to sound. */
function NowPlaying() {
  const t = useMessages(messages);
  const track = usePlayerState(({ status, current }) => (status === 'playing' ? current?.track : undefined));
  const [said, setSaid] = useState(track);
  if (track && track !== said) setSaid(track);
  return (
    <VisuallyHidden>
      <div role="status">
        {said && t('notice.nowPlaying', { title: said.name, artists: artistNames(said.artists) })}
      </div>
    </VisuallyHidden>
  );
}

/** One toast at a time for what the player has to tell. */
const toastId = 'player';

function useNotices() {
  const t = useMessages(messages);
  const { commands, view } = usePlayerStores();
  const notice = usePlayerState((state) => state.notice);
  useEffect(() => {
    if (!notice) return;
    // The full-screen player has its controls where toasts usually are.
    const isCovered = view.getState().fullScreen !== 'closed';
    const place = { id: toastId, position: isCovered ? ('top-center' as const) : undefined };
    const danger = (message: string) => toast(message, { ...place, type: 'danger' });
    switch (notice.type) {
      case 'skipped':
        danger(t('notice.skipped', { title: notice.track.name }));
        break;
      case 'unplayable':
      case 'offline':
        danger(t(`notice.${notice.type}`));
        break;
      case 'unavailable':
        danger(notice.name ? t('notice.unavailable', { name: notice.name }) : t('notice.unavailableUnnamed'));
        break;
      case 'empty':
        danger(t('notice.empty', { name: notice.name }));
        break;
      case 'added':
      case 'playsNext':
        toast(t(`notice.${notice.type}`, { count: notice.count, name: notice.name }), place);
        break;
      case 'cleared':
        toast(t('notice.cleared'), {
          ...place,
          action: { label: t('notice.undo'), onAction: commands.undoClear },
        });
        break;
    }
  }, [notice, t, commands, view]);
}
