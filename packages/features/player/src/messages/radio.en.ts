import { defineMessages } from '@segno/data';

/** The English messages of the radio, and of the reasons why tracks play. */
export const messages = defineMessages('player', {
  'radio.kind': 'Radio',
  'radio.title': ':name radio',
  'radio.description': 'An endless mix that begins with :name and follows what you want.',
  'radio.play': 'Play :name radio',
  'radio.pause': 'Pause :name radio',
  'radio.next': 'Coming up',
  'radio.begins': 'It begins with',
  'radio.more': 'More like :title',
  'radio.less': 'Less like :title',
  'radio.empty': 'There is no music for this radio yet',

  'reason.artist': 'Also by :name',
  'reason.context': 'From :name',
  'reason.genre': 'Because of :name',
  'reason.more': 'Like :name',
  'reason.popular': 'Popular now',
  'reason.seed': 'From :name',
  'reason.tag': 'Because of #:name',
  'reason.user': 'You added it',
});
