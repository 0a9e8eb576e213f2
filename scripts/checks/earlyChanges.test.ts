import { expect, test } from 'vitest';
import { earlyChangesIn } from './earlyChanges.ts';

const found = (text: string) => earlyChangesIn('mutations.ts', text);

test('a mutation that shows its result and has no way back is reported', () => {
  expect(found('mutationOptions({\n  mutationFn: send,\n  onMutate: show,\n});')).toEqual([3]);
  expect(found('mutationOptions({ async onMutate() {}, onSettled: read });')).toEqual([1]);
});

test('one that undoes it, and one that shows nothing, are not', () => {
  expect(found('mutationOptions({ onMutate: show, onError: undo });')).toEqual([]);
  expect(found('mutationOptions({ ...shownAtOnce({ keyOf, show, undo }), mutationFn: send });')).toEqual([]);
});
