export { albumMeta } from './albums/albumMeta.ts';
export { AlbumScreen } from './albums/AlbumScreen.tsx';
export { artistMeta } from './artists/artistMeta.ts';
export { ArtistScreen } from './artists/ArtistScreen.tsx';
export { PlayerDock } from './bar/PlayerDock.tsx';
export { TabTitle } from './bar/TabTitle.tsx';
export { channelMeta } from './channels/channelMeta.ts';
export { ChannelScreen } from './channels/ChannelScreen.tsx';
export { homeChannelSlug } from './channels/homeChannelSlug.ts';
export { HomeScreen } from './home/HomeScreen.tsx';
export { LibraryDock } from './library/LibraryDock.tsx';
export { libraryPlaylistsMeta } from './library/libraryMeta.ts';
export { LibraryPlaylistsScreen } from './library/LibraryPlaylistsScreen.tsx';
export { MediaMenuDock } from './menus/MediaMenuDock.tsx';
export { createPlayer, type Player, type PlayerOptions } from './playback/createPlayer.ts';
export { PlayerProvider, type PlayerProviderProps } from './playback/PlayerProvider.tsx';
export {
  useIsCurrent,
  usePlayer,
  usePlayerProgress,
  usePlayerState,
  usePlayerView,
} from './playback/usePlayer.ts';
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
export { playlistMeta } from './playlists/playlistMeta.ts';
export { PlaylistScreen } from './playlists/PlaylistScreen.tsx';
export { QueuePanelDock } from './queue/QueuePanelDock.tsx';
export { readHasSearched, readRecentCount } from './recents/marks.ts';
export { searchMeta } from './search/searchMeta.ts';
export { SearchScreen, searchTabInput } from './search/SearchScreen.tsx';
export { tagMeta } from './tags/tagMeta.ts';
export { TagScreen } from './tags/TagScreen.tsx';
export { trackMeta } from './tracks/trackMeta.ts';
export { TrackScreen } from './tracks/TrackScreen.tsx';
export { userMeta } from './users/userMeta.ts';
export { UserScreen } from './users/UserScreen.tsx';
