import { defineMessages } from '@segno/data';

/** The English messages of cards, lists and channels: those that the first visit to home needs. */
export const catalogueMessages = defineMessages('player', {
  play: 'Play',
  pause: 'Pause',
  moreFor: 'More for :name',
  tryAgain: 'Try again',
  'part.player': 'Player',
  'part.playerFailed': 'The controls could not be loaded.',
  'part.queueFailed': 'The queue could not be loaded',
});
