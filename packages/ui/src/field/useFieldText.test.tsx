import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

const kinds = { TextField, SearchField, PasswordField, TextArea };

/** Shows the reported text of a field; a button press re-renders it. React itself resets a text area with text. */
function Page({ kind }: { kind: keyof typeof kinds }) {
  const Field = kinds[kind];
  const [value, setValue] = useState('');
  const [count, setCount] = useState(0);
  return (
    <>
      <Field label="Words" value={value} onChange={setValue} isRequired={count > 0} />
      <Field label="Own" defaultValue={kind === 'TextArea' ? '' : 'a'} isRequired={count > 0} />
      <output>{value}</output>
      <button onClick={() => setCount(count + 1)}>Again</button>
    </>
  );
}

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'what is typed into a %s before the page comes alive stays, and is its value',
  async (kind) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Page kind={kind} />);
    const [field, own] = container.querySelectorAll<HTMLInputElement>('input, textarea');
    field!.value = 'low tide';
    own!.value = 'ab';
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(container, <Page kind={kind} />, { onRecoverableError });
    await vi.waitFor(() => expect(container.querySelector('output')!.textContent).toBe('low tide'));
    await userEvent.click(page.getByRole('button', { name: 'Again' }));
    expect(field!.value).toBe('low tide');
    expect(own!.value).toBe('ab');
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  },
);

test('a field that is rendered in the browser only reports no change by itself', async () => {
  const onChange = vi.fn();
  await render(<TextArea label="Words" value={'two\r\nlines'} onChange={onChange} />);
  await expect.element(page.getByLabelText('Words')).toHaveValue('two\nlines');
  expect(onChange).not.toHaveBeenCalled();
});
