import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Turns something on and off in place: shuffle, bold, a filter. It shows which of the two it is.',
  instead: [
    { when: 'it is a setting that is named beside it', take: 'Switch' },
    { when: 'it is a choice that is sent with a form', take: 'Checkbox' },
    { when: 'one of several is chosen', take: 'ToggleButtonGroup' },
    { when: 'something is done once', take: 'Button' },
  ],
  anatomy: [
    { part: 'Icon', is: 'decoration, or with `isIconOnly` and `aria-label` the whole content' },
    { part: 'Label', is: 'says what is on, and does not change with the state' },
    { part: 'Spinner', is: 'takes the label’s place half a second after a press that is pending' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'turns it on or off' },
    { keys: 'Space', does: 'turns it on or off when the key is let go' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: [
    'It is announced as pressed or not pressed: a label such as “Mute” must not become “Unmute”.',
    'While pending it keeps its name, its width and its place in the tab order, says that it is loading, and ignores presses.',
    'In forced colours the state is drawn with the colours of a selection.',
  ],
} satisfies ComponentDocs;
