import { defineMessages } from '@segno/data';

/** The English messages of the media menu. */
export const menuMessages = defineMessages('music', {
  'menu.playNext': 'Play next',
  'menu.addToQueue': 'Add to queue',
  'menu.goToAlbum': 'Go to album',
  'menu.goToArtist': 'Go to :name',
  'menu.goToRadio': 'Go to radio',
  'menu.goToTrack': 'Go to track',
  'menu.download': 'Download to this browser',
  'menu.downloadFailed': '“:name” could not be stored. Please try again.',
  'menu.downloadRemoved': '“:name” was removed from this browser',
  'menu.downloaded': '“:name” plays without a connection now',
  'menu.downloading': 'Downloading “:name”…',
  'menu.showDownloads': 'Show downloads',
  'menu.removeDownload': 'Remove download',
  'menu.copyLink': 'Copy link',
  'menu.linkCopied': 'Link copied',
  'menu.copyFailed': 'The link could not be copied.',
});
