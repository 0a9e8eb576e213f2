import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Says that something is under way whose length and shape are not known.',
  instead: [
    { when: 'the shape of what comes is known', take: 'Skeleton' },
    { when: 'it is known how far it is', take: 'ProgressBar or ProgressCircle' },
    { when: 'a button waits', take: 'Button with `isPending`' },
  ],
  anatomy: [{ part: 'Ring', is: 'turns; stands still under reduced motion' }],
  keyboard: [],
  notes: [
    'With `useLoader` it comes only after 500 ms and then stays for at least 200 ms, so that quick answers do not flicker.',
    '`label={null}` where something beside it says what is under way.',
  ],
} satisfies ComponentDocs;
