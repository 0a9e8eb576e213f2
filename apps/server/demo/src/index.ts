// The demo catalogue: its artists, albums, playlists, people, lyrics and pictures. Its sound is `@segno/demo/music`.
export {
  type DemoAlbum,
  type DemoCatalogue,
  demoCatalogue,
  type DemoPlaylist,
} from './catalogue/demoCatalogue.ts';
export { createDice, type Dice } from './catalogue/dice.ts';
export { demoLyrics } from './catalogue/lyrics.ts';
export { demoUsers } from './catalogue/playlists.ts';
export { demoTags } from './catalogue/tags.ts';
export { demoImages } from './covers/demoImages.ts';
export { demoOriginals } from './covers/demoOriginals.ts';
export { homeImageKeys } from './covers/homeImageKeys.ts';
export { demoGenres } from './genres.ts';
export {
  commentNotes,
  type DemoPerson,
  guestCountries,
  listenerFolder,
  listenerPlaylists,
  listeningWith,
  managedArtist,
  personNotes,
  type SongName,
} from './people/notes.ts';
