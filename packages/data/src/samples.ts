export { sampleOwnUser, samplePasskeys, sampleSessions } from './account/samples.ts';
export { sampleAlbum, sampleAlbums } from './albums/samples.ts';
export { sampleArtist, sampleArtists } from './artists/samples.ts';
export { sampleChannel, sampleGenreChannel } from './channels/samples.ts';
export { sampleApi } from './openapi/samples.ts';
export { sampleCustomPage } from './customPages/samples.ts';
export { sampleErrorTrace } from './debug/samples.ts';
export { sampleGenres } from './genres/samples.ts';
export { sampleMemberHome } from './home/samples.ts';
export { sampleLikes } from './likes/samples.ts';
export { sampleNotifications, sampleNotificationSettings } from './notifications/samples.ts';
export {
  sampleBilling,
  sampleChangeQuote,
  sampleCheckout,
  sampleInvoices,
  sampleProducts,
  sampleQuote,
  sampleSubscription,
} from './payments/samples.ts';
export { samplePlaylists, samplePlaylistTracks } from './playlists/samples.ts';
export { sampleRadio } from './radio/samples.ts';
export { sampleSearchResults } from './search/samples.ts';
export { sampleImage, samplePage } from './shared/samples.ts';
export { sampleStartup, sampleUser } from './startup/samples.ts';
export { sampleTags } from './tags/samples.ts';
export { sampleUsers } from './users/samples.ts';
export { sampleTrack, sampleTracks } from './tracks/samples.ts';
export { sampleWorkspace, sampleWorkspaces } from './workspaces/samples.ts';
export { sampleLabel } from './labels/samples.ts';
export { sampleLyrics } from './lyrics/samples.ts';
export { sampleAppearance } from './appearance/samples.ts';
export { sampleEmptyInsights, sampleInsights, sampleReport } from './insights/samples.ts';
