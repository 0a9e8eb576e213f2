import { expect, test } from 'vitest';
import { laterChanges } from './laterChanges.ts';

test('FORM-9 what was changed while other changes were stored stays unsaved', () => {
  const sent = { name: 'Tide', size: 1 };
  expect(laterChanges(sent, sent)).toEqual({});
  expect(laterChanges({ ...sent, name: 'Tide, again', order: 2 }, sent)).toEqual({
    name: 'Tide, again',
    order: 2,
  });
});
