import { defineMessages } from '@segno/data';

/** The texts of the parts of the frame that are loaded later. */
export const extraMessages = defineMessages('shell', {
  'menu.footer': 'Footer',
  'cookies.label': 'Cookies',
});
