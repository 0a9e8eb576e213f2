import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { TextArea } from './TextArea.tsx';

test('without field-sizing a script sets the height to that of the text', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const area = (value?: string) => (
    <>
      <style>{'textarea { field-sizing: fixed }'}</style>
      <TextArea aria-label="Message" minRows={2} maxRows={6} value={value} />
    </>
  );
  const { getByRole, rerender } = await render(area());
  const field = getByRole('textbox').element();
  const height = () => field.getBoundingClientRect().height;
  const empty = height();
  const row = Number.parseFloat(getComputedStyle(field).lineHeight);
  await getByRole('textbox').click();
  await userEvent.keyboard('1{Enter}2{Enter}3{Enter}4');
  expect(height()).toBeCloseTo(empty + 2 * row, 0);
  await userEvent.keyboard('{Enter}5{Enter}6{Enter}7{Enter}8');
  expect(height()).toBeCloseTo(empty + 4 * row, 0);
  await rerender(area('1\n2\n3'));
  expect(height()).toBeCloseTo(empty + row, 0);
  supports.mockRestore();
});

test('a form reset resets the text area', async () => {
  const { getByRole } = await render(
    <form>
      <TextArea aria-label="Message" name="message" defaultValue="Hello" />
      <button type="reset">Reset</button>
    </form>,
  );
  await getByRole('textbox').fill('Goodbye');
  await getByRole('button').click();
  await expect.element(getByRole('textbox')).toHaveValue('Hello');
});
