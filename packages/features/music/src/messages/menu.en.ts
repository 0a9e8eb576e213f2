import { defineMessages } from '@segno/data';

/** The English messages of the media menu. */
export const menuMessages = defineMessages('music', {
  'menu.playNext': 'Play next',
  'menu.addToQueue': 'Add to queue',
  'menu.goToAlbum': 'Go to album',
  'menu.goToArtist': 'Go to :name',
  'menu.goToTrack': 'Go to track',
  'menu.copyLink': 'Copy link',
  'menu.linkCopied': 'Link copied',
  'menu.copyFailed': 'The link could not be copied.',
});
