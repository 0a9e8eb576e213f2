import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows a cover or photograph without layout shift. A placeholder colour is shown until it has loaded, and a fallback where it is missing.',
  instead: [
    { when: 'it is a person', take: 'Avatar' },
    { when: 'it is a drawing in one colour', take: 'an icon' },
  ],
  anatomy: [
    { part: 'Frame', is: 'keeps the ratio and the radius' },
    { part: 'Colour', is: 'shown until the picture has loaded' },
    { part: 'Picture', is: 'fades in' },
    { part: 'Fallback', is: 'an icon where there is no picture' },
  ],
  parts: {
    'Image-picture': 'the picture',
    'Image-fallback': 'what is shown without a picture',
    'Image-fallbackIcon': 'its icon',
  },
  keyboard: [],
  notes: [
    '`alt` is required; it is empty where the text beside the picture describes it.',
    'A server-rendered picture is visible without scripts.',
  ],
} satisfies ComponentDocs;
