import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows that an operation of unknown duration is under way, where the shape of the result is unknown.',
  instead: [
    { when: 'the shape of the loading content is known', take: 'Skeleton' },
    { when: 'the progress is known', take: 'ProgressBar or ProgressCircle' },
    { when: 'the action of a button is pending', take: 'Button with `isPending`' },
  ],
  anatomy: [{ part: 'Ring', is: 'rotates; does not rotate with reduced motion' }],
  keyboard: [],
  notes: [
    'With `useLoader` it appears after 500 ms and then stays for at least 200 ms, so that it does not flicker on fast responses.',
    'Use `label={null}` where text beside it states what is under way.',
  ],
} satisfies ComponentDocs;
