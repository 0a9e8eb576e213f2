import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Describes a control in a few words, 1.5 s after the pointer enters it, or at once on keyboard focus.',
  instead: [
    { when: 'it is more than a few words', take: 'HoverCard or PopoverTrigger' },
    {
      when: 'the information is nowhere else on the page',
      take: 'the page itself: touch screens show no tooltips',
    },
  ],
  anatomy: [
    { part: 'Control', is: 'the focusable element that it describes' },
    { part: 'Bubble', is: 'above it, 10 px off, at most 240 px wide' },
  ],
  parts: {
    'Tooltip-bubble': 'the tooltip',
    'Tooltip-trigger': 'the element around the trigger',
  },
  keyboard: [
    { keys: 'Tab', does: 'to the control: shows it; away from it: hides it' },
    { keys: 'Escape', does: 'hides it at once and has no other effect' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/',
  notes: [
    'An application renders one `TooltipHost`: it shows the name of every button that is an icon alone, with its `data-shortcut`.',
    'It hides 500 ms after the pointer has left. Opening one closes the others. A press on the control hides it or prevents it.',
  ],
} satisfies ComponentDocs;
