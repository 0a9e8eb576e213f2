import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type ValidationErrors } from './Form.tsx';

const form = (validationErrors?: ValidationErrors) => (
  <Form validationErrors={validationErrors}>
    <div>
      <TextField name="a" label="A" />
      <NumberField name="b" label="B" />
      <NumberField name="c" label="C" />
      <select name="d" aria-label="D">
        <option>1</option>
      </select>
      <input type="radio" name="e" aria-label="E" />
    </div>
  </Form>
);

test.each([
  [{ c: 'No.', b: 'No.' }, 'B'],
  [{ c: ['No.', 'Never.'] }, 'C'],
  [{ d: 'No.', e: 'No.' }, 'D'],
  [{ e: 'No.' }, 'E'],
  [{ e: 'No.', a: [] }, 'E'],
])('the first field with an error of the server is focused: %j', async (errors, name) => {
  const { getByLabelText, rerender } = await render(form());
  await rerender(form(errors));
  await expect.element(getByLabelText(name, { exact: true }).first()).toHaveFocus();
});

test('a re-render with the same server errors does not move the focus again', async () => {
  const errors = { a: 'No.' };
  const { getByRole, rerender } = await render(form(errors));
  await expect.element(getByRole('textbox', { name: 'A' })).toHaveFocus();
  await getByRole('radio').click();
  await rerender(form(errors));
  await expect.element(getByRole('radio')).toHaveFocus();
});

test('it forwards its ref, and takes attributes of its own', async () => {
  const ref = { current: null as HTMLFormElement | null };
  const onReset = vi.fn();
  await render(
    <Form ref={ref} id="mine" method="post" className="mine" onReset={onReset}>
      <TextField name="a" label="A" isRequired />
    </Form>,
  );
  expect([ref.current?.id, ref.current?.method]).toEqual(['mine', 'post']);
  expect(ref.current?.classList).toContain('mine');
});

test('after a reset no field shows an error until submission', async () => {
  const ref = { current: null as HTMLFormElement | null };
  const { getByRole } = await render(
    <Form ref={ref}>
      <TextField name="a" type="email" label="A" isRequired />
      <button type="reset">Reset</button>
      <button type="submit">Send</button>
    </Form>,
  );
  await getByRole('button', { name: 'Send' }).click();
  await expect.element(getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await getByRole('button', { name: 'Reset' }).click();
  await expect.element(getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  await getByRole('textbox').fill('ada');
  await userEvent.tab();
  await expect.element(getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});
