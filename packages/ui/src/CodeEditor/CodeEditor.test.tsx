import { EditorState } from '@codemirror/state';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { checkCode } from './checkCode.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { findCssProblems } from './findCssProblems.ts';
import { parsers } from './parseCode.ts';

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

test('code is checked as the editor marks it', async () => {
  expect(await checkCode('css', 'p { color: red; }\n@media print { p { margin: 0 } }')).toEqual([]);
  expect(await checkCode('css', '')).toEqual([]);
  const unknown = await checkCode('css', 'p { color: red; }\np { colour: red; }');
  expect(unknown).toEqual([{ line: 2, kind: 'unknown' }]);
  const open = await checkCode('css', 'p { color: red;\nh1 { color');
  expect(open.some(({ kind }) => kind === 'unreadable')).toBe(true);
  expect(await checkCode('html', '<p>One <b>two</b></p>\n<img src="a.png" alt="">')).toEqual([]);
  const crossed = await checkCode('html', '<p>One</p>\n<div><b>two</div>');
  expect(crossed[0]).toEqual({ line: 2, kind: 'unreadable' });
  expect((await checkCode('json', '{ "a": }'))[0]?.kind).toBe('unreadable');
  // The end of long code is read too.
  const long = `${'p { color: red; }\n'.repeat(2000)}p { colour: red; }`;
  expect(await checkCode('css', long)).toEqual([{ line: 2001, kind: 'unknown' }]);
});

test('code that is read in part has no error where the reading stopped', () => {
  const doc = 'p { color: red; }\n'.repeat(50_000);
  const state = EditorState.create({ doc, extensions: [parsers.css()] });
  expect(findCssProblems(state, 0)).toEqual([]);
});

test.each(['html', 'css', 'json'] as const)('an empty editor of %s has no problem', async (language) => {
  const onCheck = vi.fn();
  await render(<CodeEditor label="Code" language={language} onCheck={onCheck} />);
  await vi.waitFor(() => expect(onCheck).toHaveBeenCalled(), { timeout: 10_000 });
  expect(onCheck).toHaveBeenLastCalledWith(0);
});
