import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows the way from the top of a hierarchy to where one is, and leads back up.',
  instead: [
    { when: 'there is one step back', take: 'a Link with the name of the place' },
    { when: 'places lie beside one another', take: 'Tabs with links' },
    { when: 'it shows how far a task is', take: 'a heading with “Step 2 of 4”' },
  ],
  anatomy: [
    { part: 'First step', is: 'the top; it stays however narrow it gets' },
    { part: 'Menu', is: 'holds the steps between that do not fit' },
    { part: 'Steps', is: 'links to the places above' },
    { part: 'Current step', is: 'where one is; it is cut last' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes from step to step, and to the menu’s button' },
    { keys: 'Enter', does: 'follows the step, or opens the menu' },
    { keys: 'Space, Down, Up', does: 'opens the menu on its button' },
    { keys: 'Escape', does: 'closes the menu' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
  notes: [
    'It is a landmark: name it with aria-label where a page has two.',
    'A step of plain text is shown whole in a title when it is cut.',
  ],
} satisfies ComponentDocs;
