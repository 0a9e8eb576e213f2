import { defineMessages } from '@segno/data';

/** The English messages about the items of menus. */
export const menuMessages = defineMessages('appearance', {
  'menu.page': 'Page of the site',
  'menu.otherPage': 'Another address',
  'menu.pickIcon': 'Choose an icon',
  'menu.noIcon': 'No icon of the list',
  'menu.roles': 'For people with all of these roles',
  'menu.permission': 'Needs the permission',
  'menu.setting': 'While this setting is on',
  'menu.none': 'Nothing',
  'menu.invalid': 'This is not an address.',
});
