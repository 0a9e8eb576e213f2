import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as contract from './contract.ts';
import * as samples from './samples.ts';

test.each([
  ['albums', v.array(contract.Album), samples.sampleAlbums],
  ['album', contract.AlbumDetail, samples.sampleAlbum],
  ['artists', v.array(contract.Artist), samples.sampleArtists],
  ['artist', contract.ArtistDetail, samples.sampleArtist],
  ['tracks', v.array(contract.Track), samples.sampleTracks],
  ['track', contract.TrackDetail, samples.sampleTrack],
  ['playlists', v.array(contract.Playlist), samples.samplePlaylists],
  ['playlist tracks', v.array(contract.PlaylistTrack), samples.samplePlaylistTracks],
  ['genres', v.array(contract.Genre), samples.sampleGenres],
  ['tags', v.array(contract.Tag), samples.sampleTags],
  ['home channel', contract.Channel, samples.sampleChannel],
  ['genre channel', contract.Channel, samples.sampleGenreChannel],
  ["a member's home", contract.MemberHome, samples.sampleMemberHome],
  ['search results', contract.SearchResults, samples.sampleSearchResults],
  ['error trace', contract.ErrorTrace, samples.sampleErrorTrace],
  ['startup object', contract.Startup, samples.sampleStartup],
  ['likes', contract.Likes, samples.sampleLikes],
  ['lyrics', contract.Lyrics, samples.sampleLyrics],
  ['appearance', contract.AppearanceResponse, samples.sampleAppearance],
  ['custom page', contract.CustomPageResponse, samples.sampleCustomPage],
  ['user', contract.User, samples.sampleUser],
  ['insights', contract.Insights, samples.sampleInsights],
  ['report', contract.SiteReport, samples.sampleReport],
])('the sample %s matches the contract', (_, schema, sample) => {
  expect(v.parse(schema, sample)).toEqual(sample);
});
