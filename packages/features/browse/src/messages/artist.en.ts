import { defineMessages } from '@segno/data';

/** The English messages of the views of an artist, and of the comments on a waveform. */
export const artistMessages = defineMessages('browse', {
  'artist.views': 'Views of :name',
  'artist.view.overview': 'Overview',
  'artist.view.tracks': 'Popular',
  'artist.view.discography': 'Discography',
  'artist.view.about': 'About',
  'artist.radio': 'Radio',
  'artist.types': 'Type of release',
  'artist.type.all': 'All',
  'artist.type.album': 'Albums',
  'artist.type.single': 'Singles',
  'artist.type.ep': 'EPs',
  'artist.type.compilation': 'Compilations',
  'artist.order': 'Sort by',
  'artist.order.newest': 'Newest first',
  'artist.order.popular': 'Most popular first',
  'artist.order.name': 'Name',
  'artist.noReleases': 'No releases of this type',
  'artist.announcement': 'News',
  'artist.pinned': 'Pick of the artist',
  'artist.tour': 'Concerts',
  'artist.tickets': 'Tickets',
  'artist.ticketsFor': 'Tickets for :city',
  'waveform.comments': 'Comments in the track',
  'waveform.comment': ':time, :name: :text',
});
