export { contextOf, type Playable } from './contexts/contextOf.ts';
export { recordOf } from './contexts/recordOf.ts';
export {
  albumContext,
  artistContext,
  channelContext,
  genreContext,
  labelContext,
  libraryContext,
  playlistContext,
  radioContext,
  tagContext,
  trackContext,
  userContext,
} from './contexts/contexts.ts';
export type {
  LoudnessMode,
  PlaybackStatus,
  PlayContext,
  PlayerCommands,
  PlayerProgress,
  PlayerState,
  PlayerView,
  QueueEntry,
  RecentQueue,
  SleepTimer,
  RepeatMode,
} from './playback/PlayerState.ts';
export { clearDownloads, type Download, downloadKey, downloadsStore } from './offline/downloads.ts';
export { canDownload, useDownloads } from './offline/useDownloads.ts';
export { createPlayer, type Player, type PlayerOptions } from './playback/createPlayer.ts';
export { loadFeeds, loadRuntime } from './playback/loadParts.ts';
export { nextRepeat } from './playback/nextRepeat.ts';
export { SavedContext } from './playback/persistence.ts';
export { loadRemote } from './remote/loadRemote.ts';
export { loadPlayReports } from './plays/loadPlayReports.ts';
export { sendKeptPlays } from './plays/sendKeptPlays.ts';
export { spectrumStore } from './playback/spectrum.ts';
export { sameContext } from './playback/sameContext.ts';
export {
  PlayerContext,
  useIsCurrent,
  usePlayer,
  usePlayerProgress,
  usePlayerState,
  usePlayerStores,
  usePlayerView,
} from './playback/usePlayer.ts';
