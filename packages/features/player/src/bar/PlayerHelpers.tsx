import { hasLoggedOut, loginPath, sendKeptLikes, useMessages, useSetting, useStartup } from '@segno/data';
import { lazyPart, PartBoundary, toast, type ToastAction, closeToast } from '@segno/ui';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '../messages/en.ts';
import { miniWindow } from '../mini/miniWindow.ts';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useFollowViewer, useLikeAction, usePendingLike, useRecentPlaces } from '@segno/music';
import {
  canDownload,
  sendKeptPlays,
  useDownloads,
  usePlayerState,
  usePlayerStores,
  usePlayerView,
} from '@segno/playback';
import { useQueryClient } from '@tanstack/react-query';
import type { MissedKeys } from '../shortcuts/missedKeys.ts';
import { PaletteDock } from '../palette/PaletteDock.tsx';
import { defaultSeekStep } from '../shortcuts/shortcuts.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { NowPlaying } from './NowPlaying.tsx';

/** The player's notices are shown as toasts, one at a time. */
const toastId = 'player';

const MiniWindow = lazyPart(() => import('../mini/MiniWindow.tsx'));
const PlayerSettings = lazyPart(() => import('../settings/PlayerSettings.tsx'));
const ShortcutsDialog = lazyPart(() => import('../shortcuts/ShortcutsDialog.tsx'));

export interface PlayerHelpersProps {
  missed: MissedKeys;
  /** Whether the player is not connected with other devices, as in stories. */
  isAlone: boolean;
}

/**
 * The parts of the player besides its bar: keyboard shortcuts, announcements, toasts, the list of recently played
 * contexts, likes that were made offline or before a sign-in, and downloads.
 */
export default function PlayerHelpers({ missed, isAlone }: PlayerHelpersProps) {
  const t = useMessages(messages);
  const player = usePlayerStores();
  const { user } = useStartup();
  const track = usePlayerState((state) => state.current?.track);
  const like = useLikeAction('tracks', track?.id ?? 0, track?.name ?? '');
  const seekStep = useSetting('player.seek_step') ?? defaultSeekStep;
  useShortcuts(player, missed, {
    seekStep,
    like() {
      if (!track) return;
      like.press();
      if (user)
        toast(t(like.isLiked ? 'notice.unliked' : 'notice.liked', { title: track.name }), { id: toastId });
    },
  });
  useNotices();
  useRecentPlaces();
  useFollowViewer();
  useFreshDownloads(isAlone);
  useKeptLikes(isAlone);
  useKeptPlays(isAlone);
  const areShortcutsOpen = usePlayerView((view) => view.areShortcutsOpen);
  const hasMini = useStore(miniWindow, (state) => state.window !== null);
  const isSettingsOpen = usePlayerView((view) => view.isSettingsOpen);
  return (
    <>
      <NowPlaying />
      {!isAlone && <PendingLike />}
      <PaletteDock missed={missed} />
      {hasMini && (
        <PartBoundary>
          <MiniWindow />
        </PartBoundary>
      )}
      {isSettingsOpen && (
        <PartBoundary
          onFailure={() => player.view.setState({ isSettingsOpen: false })}
          onRetry={() => player.view.setState({ isSettingsOpen: true })}
        >
          <PlayerSettings />
        </PartBoundary>
      )}
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

/** Gives the like of a guest after the sign-in. */
function PendingLike() {
  usePendingLike(useLocation().pathname);
  return null;
}

/** Sends the likes that were made without a connection. */
function useKeptLikes(isAlone: boolean) {
  const client = useQueryClient();
  const viewer = useStartup().user?.id;
  useEffect(() => {
    if (isAlone || viewer === undefined) return undefined;
    const send = () => void sendKeptLikes(client, localStorage, viewer).catch(() => {});
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isAlone, client, viewer]);
}

/** Sends the plays of visits without a connection, also when nothing is played in this one. */
function useKeptPlays(isAlone: boolean) {
  const player = usePlayerStores();
  const client = useQueryClient();
  const viewer = useStartup().user?.id;
  useEffect(() => {
    if (isAlone) return undefined;
    const send = () => void sendKeptPlays(player, client).catch(() => {});
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isAlone, player, client, viewer]);
}

/**
 * Brings the downloads of this browser up to date, once in a visit and when somebody else is signed in. A logout removes
 * them.
 */
function useFreshDownloads(isAlone: boolean) {
  const { refresh, clear } = useDownloads();
  const client = useQueryClient();
  const viewer = useStartup().user?.id ?? null;
  const follow = useEffectEvent(() => {
    // When it fails, what is stored stays as it is.
    const done = viewer === null && hasLoggedOut(client) ? clear() : refresh();
    done.catch(() => {});
  });
  useEffect(() => {
    if (!isAlone && canDownload()) follow();
  }, [isAlone, viewer]);
}

/** Shows the player's notices. */
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
    const neutral = (message: string, action?: ToastAction) =>
      toast(message, { ...place, type: 'neutral', action });
    switch (notice.type) {
      case 'skipped':
      case 'skippedMissing':
      case 'skippedForbidden':
      case 'cutShort':
        danger(t(`notice.${notice.type}`, { title: notice.track.name }));
        break;
      case 'slow':
        toast(t('notice.slow', { title: notice.track.name }), {
          ...place,
          type: 'loading',
          action: { label: t('notice.skip'), onAction: commands.next },
        });
        break;
      case 'unplayable':
      case 'unreachable':
        danger(t(`notice.${notice.type}`));
        break;
      case 'offline':
        danger(t('notice.heldOffline'));
        break;
      case 'sessionEnded':
      case 'preview':
      case 'membersOnly':
        neutral(t(`notice.${notice.type}`), {
          label: t('notice.logIn'),
          href: loginPath({ next: location.pathname + location.search }),
        });
        break;
      case 'pausedHere':
      case 'pausedElsewhere':
      case 'asleep':
      case 'outputGone':
      case 'outputLost':
        neutral(t(`notice.${notice.type}`));
        break;
      case 'unavailable':
        danger(notice.name ? t('notice.unavailable', { name: notice.name }) : t('notice.unavailableUnnamed'));
        break;
      case 'empty':
        neutral(t('notice.empty', { name: notice.name }));
        break;
      case 'added':
      case 'playsNext':
        toast(t(`notice.${notice.type}`, { count: notice.count, name: notice.name }), place);
        break;
      case 'cleared':
        toast(t('notice.cleared'), {
          ...place,
          action: { label: t('notice.undo'), onAction: commands.undo },
        });
        break;
      case 'removed':
        toast(t('notice.removed', { title: notice.track.name }), {
          ...place,
          action: { label: t('notice.undo'), onAction: commands.undo },
        });
        break;
      case 'tuned':
        toast(t(notice.wish === 'more' ? 'notice.tunedMore' : 'notice.tunedLess'), {
          ...place,
          action: { label: t('notice.undo'), onAction: commands.undo },
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
