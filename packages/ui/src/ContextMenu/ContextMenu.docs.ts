import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A menu for the element under the pointer, opened by right click, long press or the menu key.',
  instead: [
    {
      when: 'always',
      take: 'the same menu behind a button as well: a context menu has no visible affordance',
    },
    { when: 'a button opens it', take: 'MenuTrigger with a Menu' },
    { when: 'code opens it at a given position', take: 'MenuAt' },
  ],
  anatomy: [
    { part: 'Area', is: 'the wrapped element, anywhere on which the menu can be opened' },
    { part: 'Menu', is: 'a Menu, named by `label`, at the pointer; on phones a tray' },
  ],
  keyboard: [
    { keys: 'Shift+F10, menu key', does: 'open it at the focused element, on the first item' },
    { keys: 'Arrow down, Arrow up, Home, End, letters', does: 'move through it, as in Menu' },
    { keys: 'Enter, Space', does: 'run the item and return the focus' },
    { keys: 'Arrow right, Arrow left', does: 'open and close a submenu; mirrored in right-to-left layouts' },
    { keys: 'Escape', does: 'closes it and returns the focus' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/menubar/',
  notes: [
    'The area must contain a focusable element: the menu key acts on the focused element.',
    'A right click outside the open menu closes it and opens the browser’s own menu.',
  ],
} satisfies ComponentDocs;
