export { ArtistLinks, artistNames } from './cards/ArtistLinks.tsx';
export { Cover } from './cards/Cover.tsx';
export { NameChips } from './cards/NameChips.tsx';
export { PlayButton } from './cards/PlayButton.tsx';
export { AlbumCard, ArtistCard, GenreCard, PlaylistCard, UserCard } from './cards/RecordCards.tsx';
export { MediaCard } from './cards/MediaCard.tsx';
export { TrackCard } from './cards/TrackCard.tsx';
export { LibraryTabs } from './library/LibraryTabs.tsx';
export { FollowButton } from './likes/FollowButton.tsx';
export { HideButton } from './hides/HideButton.tsx';
export { RepostButton } from './likes/RepostButton.tsx';
export { startTimeOf } from './share/startTime.ts';
export { CardHearts } from './likes/CardHearts.tsx';
export { RowLike } from './likes/RowLike.tsx';
export { HeartButton } from './likes/HeartButton.tsx';
export { LikeButton } from './likes/LikeButton.tsx';
export { useLikeAction } from './likes/useLikeAction.ts';
export { usePendingLike } from './likes/usePendingLike.ts';
export { MediaMenuDock } from './menus/MediaMenuDock.tsx';
export { loadMediaMenu } from './menus/loadMediaMenu.ts';
export { type MediaTarget, openMediaMenu, openMediaMenuAt } from './menus/mediaMenu.ts';
export { CompactHead } from './pagehead/CompactHead.tsx';
export { PageHead } from './pagehead/PageHead.tsx';
export { PlayActions, type PlaySource } from './pagehead/PlayActions.tsx';
export { coverTint, tintBounds } from './pagehead/coverTint.ts';
export { folderMessages } from './messages/folders.en.ts';
export { isDuplicates } from './playlists/duplicates.ts';
export {
  openDuplicates,
  openFolderDialog,
  openPlaylistDialog,
  openImportPlaylistDialog,
  openSmartPlaylistDialog,
  readTracks,
  readTracksOfAlbums,
  readTracksOfArtists,
} from './playlists/libraryDialogs.tsx';
export { useFolders } from './playlists/useFolders.ts';
export { useCanCreatePlaylist } from './playlists/useCanCreatePlaylist.ts';
export {
  keepRecentCount,
  mostRecent,
  readHasSearched,
  readRecentCount,
  recentCount,
} from './recents/marks.ts';
export { clearRecentPlaces, type RecentPlace, recentPlaces } from './recents/recentPlaces.ts';
export {
  addRecentSearch,
  clearRecentSearches,
  recentSearches,
  removeRecentSearch,
} from './recents/recentSearches.ts';
export { useFollowViewer } from './recents/useFollowViewer.ts';
export { useRecentSearches } from './recents/useRecentSearches.ts';
export { useRecentPlaces } from './recents/useRecentPlaces.ts';
export { readTrackIds, trackDragData, trackDragType } from './selection/trackDrag.ts';
export { RecordSelectionBar } from './selection/RecordSelectionBar.tsx';
export { SelectableGrid } from './selection/SelectableGrid.tsx';
export { SelectCardsButton } from './selection/SelectCardsButton.tsx';
export { useCardSelection } from './selection/useCardSelection.ts';
export { useTimes } from './times/useTimes.ts';
export { ExplicitMark } from './tracklist/ExplicitMark.tsx';
export { PlayingBars } from './tracklist/PlayingBars.tsx';
export { TrackTable } from './tracklist/TrackTable.tsx';
export { TrackTiles } from './tracklist/TrackTiles.tsx';
export { isCurrentContext, usePlayTrack } from './tracklist/usePlayTrack.ts';
export { default as TrackSelectionBar } from './selection/TrackSelectionBar.tsx';
