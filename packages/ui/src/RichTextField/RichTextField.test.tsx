// oxlint-disable-next-line no-restricted-imports -- a page with React 19 hides its parts with it
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { RichTextField } from './RichTextField.tsx';

test('a button of the toolbar formats the selected text, and a form gets the HTML', async () => {
  const onChange = vi.fn();
  const screen = await render(<RichTextField label="Body" name="body" onChange={onChange} />);
  await screen.getByRole('textbox', { name: 'Body' }).click();
  await userEvent.keyboard('Low tide{Control>}a{/Control}');
  const bold = screen.getByRole('button', { name: 'Bold' });
  await bold.click();
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
  const html = '<p dir="auto"><strong>Low tide</strong></p>';
  expect(onChange).toHaveBeenLastCalledWith(html);
  expect(screen.container.querySelector<HTMLInputElement>('[name="body"]')!.value).toBe(html);
});

test('a link with an unsafe address is refused', async () => {
  const onChange = vi.fn();
  const screen = await render(<RichTextField label="Body" defaultValue="<p>Low</p>" onChange={onChange} />);
  await screen.getByRole('textbox', { name: 'Body' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.getByRole('button', { name: 'Link' }).click();
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  await address.fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  await address.fill('https://segno.example');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('href="https://segno.example"')),
  );
});

test('an editor that React has hidden is shown again with its text', async () => {
  const part = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <RichTextField label="Body" value="<p>Low tide</p>" />
    </Activity>
  );
  const screen = await render(part('visible'));
  const body = screen.getByRole('textbox', { name: 'Body' });
  await expect.element(body).toHaveTextContent('Low tide');
  const { editor } = body.element() as HTMLElement & { editor: { isDestroyed: boolean } };
  await screen.rerender(part('hidden'));
  await vi.waitFor(() => expect(editor.isDestroyed).toBe(true));
  await screen.rerender(part('visible'));
  await expect.element(body).toHaveTextContent('Low tide');
});
