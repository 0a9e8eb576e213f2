import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Turns a state on and off in place, and shows the state: shuffle, bold, a filter.',
  instead: [
    { when: 'it is a setting with a label beside it', take: 'Switch' },
    { when: 'the value is submitted with a form', take: 'Checkbox' },
    { when: 'one of several is chosen', take: 'ToggleButtonGroup' },
    { when: 'a press runs an action', take: 'Button' },
  ],
  anatomy: [
    { part: 'Icon', is: 'decoration, or with `isIconOnly` and `aria-label` the whole content' },
    { part: 'Label', is: 'names the state that is on, and does not change with the state' },
    { part: 'Spinner', is: 'replaces the label 500 ms after a press whose action is pending' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'turns it on or off' },
    { keys: 'Space', does: 'turns it on or off when the key is released' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: [
    'It is announced as pressed or not pressed: a label such as “Mute” must not become “Unmute”.',
    'While pending it keeps its name, its width and its position in the tab order, is announced as loading, and ignores presses.',
    'In forced colours the state has the system colours of a selection.',
  ],
} satisfies ComponentDocs;
