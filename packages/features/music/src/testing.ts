// The exports for stories and tests: `@segno/music/testing`.
export { default as AddToPlaylistDialog } from './playlists/AddToPlaylistDialog.tsx';
export { default as ImportPlaylistDialog } from './playlists/ImportPlaylistDialog.tsx';
export { default as PlaylistDialog } from './playlists/PlaylistDialog.tsx';
export { default as SmartPlaylistDialog } from './playlists/SmartPlaylistDialog.tsx';
export { default as TrackSelectionBar } from './selection/TrackSelectionBar.tsx';
export { PlayerScreen } from './stories/PlayerScreen.tsx';
