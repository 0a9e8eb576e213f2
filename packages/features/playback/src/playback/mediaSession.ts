import { imageUrl } from '@segno/data';
import { imageWidths } from '@segno/data/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { PlayerCommands, PlayerProgress, PlayerState } from './PlayerState.ts';

interface Connection {
  session: MediaSession;
  createMetadata: (init: MediaMetadataInit) => MediaMetadata;
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  commands: PlayerCommands;
}

const artworkWidths = imageWidths.filter((width) => width >= 128 && width <= 512);
const skip = 10_000;
/** The difference in ms between the position and the system's own count above which the position is reported again. */
const tolerance = 1000;

/** Connects the player to the system's media controls. Returns a function that disconnects it. */
export function connectMediaSession({ session, createMetadata, state, progress, commands }: Connection) {
  const seekBy = (milliseconds: number) => commands.seek(progress.getState().position + milliseconds);
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => commands.resume()],
    ['pause', () => commands.pause()],
    [
      'stop',
      () => {
        commands.pause();
        commands.seek(0);
      },
    ],
    ['previoustrack', () => commands.previous()],
    ['nexttrack', () => commands.next()],
    ['seekbackward', ({ seekOffset }) => seekBy(seekOffset ? -seekOffset * 1000 : -skip)],
    ['seekforward', ({ seekOffset }) => seekBy(seekOffset ? seekOffset * 1000 : skip)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && commands.seek(seekTime * 1000)],
  ];
  const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // The browser does not support the action and has no button for it.
    }
  };
  for (const [action, handler] of handlers) handle(action, handler);

  /** The last position reported to the system, and its time. The system extrapolates from it. */
  let lastReport = { position: -1, duration: 0, rate: 1, at: 0, isMoving: false };
  const reportPosition = (isForced: boolean) => {
    const { position, duration } = progress.getState();
    const { status, rate, current } = state.getState();
    const isMoving = status === 'playing';
    const expected =
      lastReport.position + (lastReport.isMoving ? (Date.now() - lastReport.at) * lastReport.rate : 0);
    const isRight = Math.abs(expected - position) < tolerance && lastReport.duration === duration;
    if (!isForced && isRight) return;
    lastReport = { position, duration, rate, at: Date.now(), isMoving };
    if (!current || !(duration > 0)) {
      session.setPositionState?.();
      return;
    }
    session.setPositionState?.({
      duration: duration / 1000,
      playbackRate: rate,
      position: Math.min(position, duration) / 1000,
    });
  };

  const reportState = (now: PlayerState, before: PlayerState | null) => {
    if (now.current !== before?.current) {
      const track = now.current?.track;
      session.metadata = track
        ? createMetadata({
            title: track.name,
            artist: track.artists.map(({ name }) => name).join(', '),
            album: track.album?.name ?? '',
            artwork: track.image
              ? artworkWidths.map((width) => ({
                  src: imageUrl(track.image, width) ?? '',
                  sizes: `${width}x${width}`,
                }))
              : [],
          })
        : null;
    }
    if (now.status !== before?.status || now.current !== before.current) {
      const isPlaying = now.status === 'playing' || now.status === 'loading';
      session.playbackState = now.current ? (isPlaying ? 'playing' : 'paused') : 'none';
    }
    if (now.current !== before?.current || now.status !== before?.status || now.rate !== before.rate) {
      reportPosition(true);
    }
  };
  reportState(state.getState(), null);
  const leave = [state.subscribe(reportState), progress.subscribe(() => reportPosition(false))];

  return () => {
    for (const unsubscribe of leave) unsubscribe();
    for (const [action] of handlers) handle(action, null);
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState?.();
  };
}
