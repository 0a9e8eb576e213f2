import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows where a person is in a task of several steps.',
  instead: [
    { when: 'the views have no order', take: 'Tabs' },
    { when: 'it shows where a page belongs', take: 'Breadcrumbs' },
    { when: 'the progress has no steps', take: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'Mark', is: 'the number of the step, or a tick when it is done' },
    { part: 'Label', is: 'names the step' },
    { part: 'Description', is: 'a muted line under the label; optional' },
  ],
  parts: {
    'Stepper-step': 'a step',
    'Stepper-content': 'the link or text of a step',
    'Stepper-mark': 'the number or icon',
    'Stepper-label': 'the title',
    'Stepper-description': 'the second line',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the steps that are done, with `onSelect`' },
    { keys: 'Enter, Space', does: 'returns to the step' },
  ],
  notes: [
    'The current step has `aria-current="step"`. A step that is done is announced as such.',
    'It does not show the content of the steps: render that below it.',
  ],
} satisfies ComponentDocs;
