import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A list of actions, places or choices behind a button. It costs a page nothing until someone reaches for it.',
  instead: [
    {
      when: 'it opens by right click or long press',
      take: 'ContextMenu, beside the same menu behind a button',
    },
    { when: 'code opens it, such as the one menu of many rows', take: 'MenuAt' },
    { when: 'a value of a form is chosen', take: 'Select or ComboBox' },
    { when: 'the surface holds more than items', take: 'PopoverTrigger with a Popover' },
    { when: 'it offers everything that the app can do', take: 'CommandPalette' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a Button or IconButton, as the first child of MenuTrigger' },
    { part: 'Menu', is: 'scrolls from 420 px on; on phones it is a tray' },
    { part: 'Item', is: 'an action, a place (`href`) or a choice: icon, words, description, keys' },
    {
      part: 'Section',
      is: 'items that belong together, under a title, with a selection of their own if they are choices',
    },
    { part: 'Separator', is: 'a line between items that do different kinds of things' },
    { part: 'Submenu', is: 'a menu behind an item, by SubmenuTrigger' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'on the trigger, open it on the first item' },
    { keys: 'Arrow up', does: 'on the trigger, opens it on the last item' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'go to the next or previous item, past what is disabled, and around',
    },
    { keys: 'Home, End', does: 'go to the first or last item' },
    {
      keys: 'Letters',
      does: 'go to the item that begins so; after half a second without one they begin anew',
    },
    { keys: 'Enter', does: 'runs the item, or makes the choice, and closes the menu' },
    { keys: 'Space', does: 'the same; where several may be chosen the menu stays open' },
    { keys: 'Arrow right', does: 'opens a submenu; right to left, Arrow left does' },
    { keys: 'Arrow left', does: 'closes a submenu; right to left, Arrow right does' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
    { keys: 'Tab, Shift+Tab', does: 'close it and give the focus back' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
  notes: [
    'A mouse opens it on pointer down, touch on pointer up, as native menus do.',
    'The text of an item is its name; the second line and the shortcut are its description. The shortcut is shown; nothing listens to it.',
    'Danger is a tone of an item, and its words have to say it too.',
  ],
} satisfies ComponentDocs;
