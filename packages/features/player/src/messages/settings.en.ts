import { defineMessages } from '@segno/data';

/** The English messages of the player's settings. */
export const messages = defineMessages('player', {
  'settings.title': 'Player settings',
  'settings.crossfade': 'Cross-fade',
  'settings.crossfadeHint': 'Tracks of an album always follow each other as they were made.',
  'settings.seconds': ':count s',
  'settings.off': 'Off',
  'settings.loudness': 'Even loudness',
  'settings.loudnessHint': 'Loud and quiet recordings play alike.',
  'settings.loudness.track': 'For each track',
  'settings.loudness.album': 'For albums as a whole',
  'settings.announce': 'Announce each track',
  'settings.announceHint': 'Screen readers say which track begins.',
  'settings.output': 'Output device',
  'settings.output.default': 'System default',
  'settings.output.find': 'Find output devices',
  'settings.output.refused': 'Your browser has not allowed this.',
  'settings.output.unnamed': 'Device :number',
  'settings.sleep': 'Sleep timer',
  'settings.sleep.minutes': '[one 1 minute|other :count minutes]',
  'settings.sleep.track': 'After this track',
  'settings.sleep.queue': 'At the end of the queue',
  'sleep.open': 'Sleep timer: :time',
  'sleep.left': ':count min',
});
