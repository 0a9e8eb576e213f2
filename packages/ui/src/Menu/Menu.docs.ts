import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A list of actions, links or options that a button opens. Its code is loaded on the first intent.',
  instead: [
    {
      when: 'it opens by right click or long press',
      take: 'ContextMenu, beside the same menu behind a button',
    },
    { when: 'code opens it, such as the one menu of many rows', take: 'MenuAt' },
    { when: 'a value of a form is chosen', take: 'Select or ComboBox' },
    { when: 'the surface contains more than items', take: 'PopoverTrigger with a Popover' },
    { when: 'it lists every command of the application', take: 'CommandPalette' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a Button or IconButton, as the first child of MenuTrigger' },
    {
      part: 'Menu',
      is: 'scrolls from 420 px on, with a shadow at an edge beyond which it goes on; on phones it is a tray',
    },
    { part: 'Item', is: 'an action, a link (`href`) or an option: icon, label, description, shortcut' },
    {
      part: 'Section',
      is: 'related items under a title, with their own selection if they are options',
    },
    { part: 'Separator', is: 'a line between groups of items' },
    { part: 'Submenu', is: 'a menu that an item opens, made with SubmenuTrigger' },
  ],
  parts: {
    'Menu-item': 'an item',
    'Menu-text': 'the texts of an item',
    'options-icon': 'the icon of an item',
    'options-description': 'the second line of an item',
    'options-title': 'the title of a section',
    'Menu-separator': 'a separator',
  },
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'on the trigger: open the menu and focus the first item' },
    { keys: 'Arrow up', does: 'on the trigger: opens the menu and focuses the last item' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'go to the next or previous item, skip disabled items, and wrap around',
    },
    { keys: 'Home, End', does: 'go to the first or last item' },
    {
      keys: 'Letters',
      does: 'go to the item that begins with them; the search resets after 500 ms without a letter',
    },
    { keys: 'Enter', does: 'runs or selects the item, and closes the menu' },
    { keys: 'Space', does: 'does the same; with multiple selection the menu stays open' },
    { keys: 'Arrow right', does: 'opens a submenu; in right-to-left text Arrow left does' },
    { keys: 'Arrow left', does: 'closes a submenu; in right-to-left text Arrow right does' },
    { keys: 'Escape', does: 'closes the menu and restores the focus' },
    { keys: 'Tab, Shift+Tab', does: 'close the menu and restore the focus' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
  notes: [
    'A mouse opens it on pointer down, touch on pointer up, as native menus do.',
    'The text of an item is its accessible name; the second line and the shortcut are its description. The shortcut is only shown: the menu does not handle it.',
    'The label of an item ends in an ellipsis when the item opens a dialog that asks for more. It has none when the item opens a submenu or acts at once.',
    'Danger is only a tone of an item: its label has to state the consequence too.',
  ],
} satisfies ComponentDocs;
