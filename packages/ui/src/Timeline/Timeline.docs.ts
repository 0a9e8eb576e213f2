import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Events in the order of their times: the history of a record, the steps of a request.',
  instead: [
    { when: 'steps are still to be done', take: 'Stepper' },
    { when: 'events are compared by columns', take: 'Table' },
    { when: 'the values of one change are shown', take: 'DiffView, also in an event' },
  ],
  anatomy: [
    { part: 'Marker', is: 'the icon of the event in the colour of its tone, or a dot' },
    { part: 'Line', is: 'leads to the next event' },
    { part: 'Title and time', is: 'what happened, and when' },
    { part: 'Content', is: 'the details' },
    { part: 'Action', is: 'a button or link about the event' },
  ],
  parts: {
    'Timeline-item': 'one event',
    'Timeline-marker': 'its marker',
    'Timeline-title': 'its title',
    'Timeline-time': 'its time',
    'Timeline-content': 'its details',
  },
  keyboard: [],
  notes: [
    'It is an ordered list. Markers are decoration: the title says what they show.',
    'Put the newest event first where people look for what changed, and the oldest first where they read a story.',
  ],
} satisfies ComponentDocs;
