import { expect, test } from 'vitest';
import { arrangeLatest } from './releaseNotes.mjs';

const changelog = `# @segno/ui

## 0.2.0

### Minor Changes

- 1234567: The icon \`BellIcon\` is new.
- 2234567: \`Select\` has another prop:

  \`\`\`tsx
  <Select isVirtual> // before
  <Select isVirtualized> // after
  \`\`\`

- 3234567: \`Table\` has sticky columns.

### Patch Changes

- 4234567: A long word does not widen the page.

## 0.1.0

### Minor Changes

- 5234567: Everything.
`;

test('what has to be changed is first, then what is new, then what is mended', () => {
  expect(arrangeLatest(changelog)).toBe(`# @segno/ui

## 0.2.0

### Change in your application

- \`Select\` has another prop:

  \`\`\`tsx
  <Select isVirtual> // before
  <Select isVirtualized> // after
  \`\`\`

### New

- The icon \`BellIcon\` is new. \`Table\` has sticky columns.

### Mended

- A long word does not widen the page.

## 0.1.0

### Minor Changes

- 5234567: Everything.
`);
});

test('a changelog without a release stays as it is', () => {
  expect(arrangeLatest('# @segno/ui\n')).toBe('# @segno/ui\n');
});
