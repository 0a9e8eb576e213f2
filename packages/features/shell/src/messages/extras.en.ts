import { defineMessages } from '@segno/data';

/** The texts of the parts of the frame that are loaded later. */
export const extraMessages = defineMessages('shell', {
  'menu.footer': 'Footer',
  'cookies.label': 'Cookies',
  'acting.label': 'Another person',
  'acting.text': ':actor, you see the site as :name. Nothing can be changed.',
  'acting.end': 'Back to my account',
});
