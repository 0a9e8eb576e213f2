import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows things that hold things, to any depth, and lets people open, select and move them.',
  instead: [
    { when: 'the things have columns', take: 'Table with treeColumn' },
    { when: 'there is one level', take: 'GridList, or Accordion for sections of text' },
    { when: 'it is the navigation of a page', take: 'links in lists' },
  ],
  anatomy: [
    {
      part: 'Handle',
      is: 'takes the item up by keyboard, where items move; by pointer the whole item is dragged',
    },
    { part: 'Box', is: 'selects it, where selectionMode says so' },
    { part: 'Arrow', is: 'opens and closes what the item holds' },
    { part: 'Picture and title', is: 'what it is; a long title is cut and shown whole on hover' },
    { part: 'Actions', is: 'show when the item is hovered or focused, and always on touch screens' },
    { part: 'Spinner', is: 'turns on the item while what it holds is on its way' },
    { part: 'Try again', is: 'stands on the item when what it holds did not come' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes into the tree and out of it: it is one stop' },
    { keys: 'Down, Up', does: 'goes to the next or previous item that shows' },
    {
      keys: 'Right',
      does: 'opens the item; on an open one goes through its buttons; mirrored from right to left',
    },
    { keys: 'Left', does: 'closes the item; on a closed one goes to the one that holds it' },
    { keys: 'Home, End', does: 'goes to the first or last item that shows' },
    {
      keys: 'Enter',
      does: 'acts on the item; without an action selects it, or where nothing is selected opens or closes it',
    },
    { keys: 'Space', does: 'selects the item' },
    { keys: 'Ctrl+A, Escape', does: 'selects all, or none' },
    { keys: 'Letters', does: 'go to the item that begins with them; after 500 ms they begin anew' },
    {
      keys: 'Enter on the handle',
      does: 'takes the item up; arrows carry it, Enter puts it down, Escape takes it back',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/',
  notes: [
    'It has the role treegrid, whose rows may hold buttons; the role tree forbids them.',
    'To load what an item holds when it opens, give it hasChildItems, listen to onExpandedChange, say isLoading meanwhile, and give onRetry if it did not come.',
    'To let items move, hand it what useReorder gives; with allowsInside they also go into each other and between levels, and moveInTree makes the new tree.',
  ],
} satisfies ComponentDocs;
