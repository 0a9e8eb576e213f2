import { expect, test, vi } from 'vitest';
import { createDialogStack, type DialogHandle } from './dialogStack.ts';

const open = (stack: ReturnType<typeof createDialogStack>) => {
  let handle: DialogHandle<string> | undefined;
  const result = stack.open<string>((dialog) => {
    handle = dialog;
    return 'content';
  });
  return { result, handle: handle! };
};

test('the promise of an opened dialog resolves to its result', async () => {
  const stack = createDialogStack();
  const { result, handle } = open(stack);
  expect(stack.dialogs()).toMatchObject([{ isOpen: true, content: 'content' }]);
  handle.close('yes');
  await expect(result).resolves.toBe('yes');
});

test('a dismissed dialog resolves to undefined', async () => {
  const stack = createDialogStack();
  const { result } = open(stack);
  stack.dialogs()[0]?.close();
  await expect(result).resolves.toBeUndefined();
});

test('a closed dialog stays until its closing animation has ended', () => {
  const stack = createDialogStack();
  const { handle } = open(stack);
  handle.close();
  const [dialog] = stack.dialogs();
  expect(dialog?.isOpen).toBe(false);
  stack.remove(dialog!.key);
  expect(stack.dialogs()).toEqual([]);
});

test('dialogs open above each other and close independently', () => {
  const stack = createDialogStack();
  const first = open(stack);
  open(stack);
  first.handle.close();
  expect(stack.dialogs().map(({ isOpen }) => isOpen)).toEqual([false, true]);
});

test('listeners are called when a dialog opens and closes', () => {
  const stack = createDialogStack();
  const listener = vi.fn();
  stack.subscribe(listener);
  open(stack).handle.close();
  expect(listener).toHaveBeenCalledTimes(2);
});
