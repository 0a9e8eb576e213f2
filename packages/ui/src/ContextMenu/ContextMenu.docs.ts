import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A menu about what is under the pointer, by right click, long press, or the menu key.',
  instead: [
    { when: 'always', take: 'the same menu behind a button as well: nobody sees that this one is there' },
    { when: 'a button opens it', take: 'MenuTrigger with a Menu' },
    { when: 'code opens it at a place of its choosing', take: 'MenuAt' },
  ],
  anatomy: [
    { part: 'Area', is: 'what it wraps; anywhere on it opens the menu' },
    { part: 'Menu', is: 'a Menu, named by `label`, at the pointer; on phones a tray' },
  ],
  keyboard: [
    { keys: 'Shift+F10, menu key', does: 'open it at what has the focus, on the first item' },
    { keys: 'Arrow down, Arrow up, Home, End, letters', does: 'go through it, as in Menu' },
    { keys: 'Enter, Space', does: 'run the item and give the focus back' },
    { keys: 'Arrow right, Arrow left', does: 'open and close a submenu, along the reading direction' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/menubar/',
  notes: [
    'Something inside has to take the focus, or the menu key has nothing to be about.',
    'A right click beside the open menu closes it and brings the browser’s own.',
  ],
} satisfies ComponentDocs;
