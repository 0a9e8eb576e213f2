import { defineMessages } from '@segno/data';

/** The English messages of the playback on other devices. */
export const messages = defineMessages('player', {
  'remote.label': 'Playing on another device',
  'remote.playingOn': 'Playing on :device',
  'remote.pausedOn': 'Paused on :device',
  'remote.play': 'Play there',
  'remote.pause': 'Pause there',
  'remote.next': 'Next there',
  'remote.previous': 'Previous there',
  'remote.continue': 'Continue here',
  'remote.failed': 'The queue could not be loaded. Please try again.',
});
