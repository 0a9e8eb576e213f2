import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { CodeEditor } from './CodeEditor.tsx';

test('typed code is reported; Escape and Tab leave the field', async () => {
  const onChange = vi.fn();
  const { container, getByRole } = await render(
    <>
      <CodeEditor label="Theme" language="json" onChange={onChange} />
      <button>After</button>
    </>,
  );
  const find = () =>
    [...container.querySelectorAll('*')]
      .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role="textbox"]'))
      .find(Boolean);
  await vi.waitFor(() => expect(find()).toBeTruthy(), { timeout: 10_000 });
  find()!.focus();
  await userEvent.keyboard('1{Tab}2');
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^\s*1\s*2$|^\s+12$/)),
  );
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(getByRole('button', { name: 'After' })).toHaveFocus();
});
