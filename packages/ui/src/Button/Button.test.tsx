import type { FormEvent } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';

test('a pending button does not submit its form again', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isPending={isPending}>
        Save
      </Button>
    </form>
  );
  const { getByRole, rerender } = await render(form(false));
  await getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await rerender(form(true));
  await getByRole('button').click({ force: true });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a surrounding component can provide its behaviour by context', async () => {
  const onPress = vi.fn();
  const { getByRole } = await render(
    <ButtonContext.Provider value={{ onPress, 'aria-expanded': true }}>
      <Button>Open</Button>
    </ButtonContext.Provider>,
  );
  await getByRole('button', { name: 'Open', expanded: true }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('it forwards its ref and takes attributes of its own', async () => {
  const ref = { current: null as HTMLButtonElement | null };
  const { getByRole } = await render(
    <Button ref={ref} id="save" data-kind="main" className="mine">
      Save
    </Button>,
  );
  const button = getByRole('button').element();
  expect(ref.current).toBe(button);
  expect([button.id, button.getAttribute('data-kind'), button.classList.contains('mine')]).toEqual([
    'save',
    'main',
    true,
  ]);
});
