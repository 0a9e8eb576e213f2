import { sampleAppearance } from '@segno/data/samples';
import { InApp } from '@segno/testing';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEditor } from '../editor/createEditor.ts';
import { EditorContext } from '../editor/EditorContext.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { ShowOf } from './useConnection.ts';

const source = 'segno-appearance-editor';
const showOf: ShowOf = ({ values }) => ({ values, themeId: 1 });
const ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

/** Opens the preview with an empty page, whose part this test plays. */
async function open() {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const editor = createEditor(sampleAppearance);
  ends.push(() => {
    root.unmount();
    element.remove();
  });
  root.render(
    <InApp>
      <EditorContext value={editor}>
        <PreviewFrame
          title="Preview"
          address="about:blank"
          showOf={showOf}
          width={null}
          space={{ width: 300, height: 200 }}
        />
      </EditorContext>
    </InApp>,
  );
  const frame = await vi.waitFor(() => {
    const found = element.querySelector('iframe');
    if (!found?.contentWindow) throw new Error('There is no frame yet.');
    return found.contentWindow;
  });
  const sent: unknown[] = [];
  vi.spyOn(frame, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
  const deliver = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));
  return { element, editor, frame, sent, deliver };
}

const loaded = { source, type: 'appLoaded' };

test('APPEARANCE-4 a page that does not answer within 5 s is reported, with a retry', async () => {
  const { element } = await open();
  await vi.advanceTimersByTimeAsync(4500);
  expect(element.querySelector('[role="alert"]')).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  await vi.waitFor(() =>
    expect(element.querySelector('[role="alert"]')?.textContent).toMatch(/does not respond/),
  );
  const retry = [...element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  );
  expect(retry).toBeDefined();
});

test('PREVIEW-2 an answer of another window, of another origin or of bad shape connects nothing', async () => {
  const { sent, deliver, frame } = await open();
  const { origin } = location;
  deliver({ source: window, origin, data: loaded });
  deliver({ source: null, origin, data: loaded });
  deliver({ source: frame, origin: 'https://evil.example', data: loaded });
  deliver({ source: frame, origin: 'null', data: loaded });
  for (const data of [null, 'appLoaded', {}, { ...loaded, source: 'other' }, { source, type: 'published' }])
    deliver({ source: frame, origin, data });
  expect(sent).toEqual([]);
  deliver({ source: frame, origin, data: loaded });
  expect(sent).toHaveLength(4);
  expect(sent[0]).toMatchObject({ source, type: 'setValues' });
});

test('APPEARANCE-14 changes are sent at once, and then at most once a frame', async () => {
  const { sent, deliver, frame, editor } = await open();
  deliver({ source: frame, origin: location.origin, data: loaded });
  const setRadius = (value: string) =>
    editor.change((values) => ({
      ...values,
      themes: {
        ...values.themes,
        all: values.themes.all.map((theme) =>
          theme.id === 1 ? { ...theme, values: { 'radius.card': value } } : theme,
        ),
      },
    }));
  sent.length = 0;
  for (const value of ['1px', '2px', '3px', '4px']) setRadius(value);
  const message = (value: string) => ({ source, type: 'setThemeValue', name: 'radius.card', value });
  expect(sent).toEqual([message('1px')]);
  await vi.waitFor(() => expect(sent).toEqual([message('1px'), message('4px')]));
});
