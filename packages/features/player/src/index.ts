export { PlayerDock } from './bar/PlayerDock.tsx';
export { createPlayer, type Player, type PlayerOptions } from './playback/createPlayer.ts';
export {
  PlayerProvider,
  type PlayerProviderProps,
  useIsCurrent,
  usePlayer,
  usePlayerProgress,
  usePlayerState,
  usePlayerView,
} from './playback/PlayerProvider.tsx';
export type {
  PlaybackStatus,
  PlayContext,
  PlayerCommands,
  PlayerProgress,
  PlayerState,
  PlayerView,
  QueueEntry,
  RepeatMode,
} from './playback/PlayerState.ts';
export { QueuePanelDock } from './queue/QueuePanelDock.tsx';
