import { useMessages } from '@segno/data';
import { lazyPart, PartBoundary, toast, closeToast } from '@segno/ui';
import { useEffect } from 'react';
import { messages } from '../messages/en.ts';
import { usePlayerState, usePlayerStores, usePlayerView } from '../playback/usePlayer.ts';
import { useFollowViewer } from '../recents/useFollowViewer.ts';
import { useRecentPlaces } from '../recents/useRecentPlaces.ts';
import type { MissedKeys } from '../shortcuts/missedKeys.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { NowPlaying } from './NowPlaying.tsx';

const ShortcutsDialog = lazyPart(() => import('../shortcuts/ShortcutsDialog.tsx'));

/**
 * The parts of the player besides its bar: keyboard shortcuts, announcements, toasts, and the list of recently played
 * contexts.
 */
export default function PlayerHelpers({ missed }: { missed: MissedKeys }) {
  const player = usePlayerStores();
  useShortcuts(player, missed);
  useNotices();
  useRecentPlaces();
  useFollowViewer();
  const areShortcutsOpen = usePlayerView((view) => view.areShortcutsOpen);
  return (
    <>
      <NowPlaying />
      {areShortcutsOpen && (
        <PartBoundary
          onFailure={() => player.view.setState({ areShortcutsOpen: false })}
          onRetry={() => player.view.setState({ areShortcutsOpen: true })}
        >
          <ShortcutsDialog />
        </PartBoundary>
      )}
    </>
  );
}

/** Shows the player's notices as toasts, one at a time. */
const toastId = 'player';

function useNotices() {
  const t = useMessages(messages);
  const { commands, view } = usePlayerStores();
  const notice = usePlayerState((state) => state.notice);
  useEffect(() => {
    if (!notice) return;
    // The full-screen player has its controls where toasts are shown by default.
    const isCovered = view.getState().fullScreen !== 'closed';
    const place = { id: toastId, position: isCovered ? ('top-center' as const) : undefined };
    const danger = (message: string) => toast(message, { ...place, type: 'danger' });
    switch (notice.type) {
      case 'skipped':
        danger(t('notice.skipped', { title: notice.track.name }));
        break;
      case 'slow':
        toast(t('notice.slow', { title: notice.track.name }), {
          ...place,
          type: 'loading',
          action: { label: t('notice.skip'), onAction: commands.next },
        });
        break;
      case 'unplayable':
      case 'offline':
        danger(t(`notice.${notice.type}`));
        break;
      case 'pausedHere':
      case 'pausedElsewhere':
        toast(t(`notice.${notice.type}`), place);
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

  // The toast about slow loading is removed once the track plays or is no longer current.
  const isLoading = usePlayerState((state) => state.status === 'loading');
  const trackId = usePlayerState((state) => state.current?.key);
  const isSlow = notice?.type === 'slow';
  useEffect(() => {
    if (!isSlow || !isLoading) return undefined;
    return () => closeToast(toastId);
  }, [isSlow, isLoading, trackId]);
}
