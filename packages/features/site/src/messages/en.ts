import { defineMessages } from '@segno/data';

/** The English messages of the public site. */
export const messages = defineMessages('site', {
  'contact.title': 'Contact',
  'contact.text': 'Write to us. We answer by email.',
  'contact.name': 'Name',
  'contact.email': 'Email',
  'contact.message': 'Message',
  'contact.send': 'Send',
  'contact.sent': 'Your message has been submitted.',
});
