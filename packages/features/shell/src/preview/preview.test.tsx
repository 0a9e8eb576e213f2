import { createStartupStore, type Startup } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectPreview } from './connectPreview.ts';
import { editorSource } from './contract.ts';
import { showCustomCode } from './customCode.tsx';
import { createThemeStore } from '../theme/themeStore.ts';
import { createPreviewTheme } from './previewTheme.ts';
import { isInEditor } from '@segno/base';

// This page plays the editor, and the page in its frame is connected from here.
const appearanceEditor = 'about:blank?appearanceEditor=true';
const removing: (() => void)[] = [];
afterEach(() => {
  for (const remove of removing.splice(0)) remove();
});

async function openFrame(address = appearanceEditor) {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  document.body.append(frame);
  await loaded;
  removing.push(() => frame.remove());
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  return contentWindow;
}

const theme = { showTheme: vi.fn(), setValue: vi.fn(), setFont: vi.fn() };
const code = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
});

async function openEditor(address?: string, startup: Startup = sampleStartup) {
  const frame = await openFrame(address);
  const store = createStartupStore(startup);
  const stop = connectPreview({ store, theme, showCustomCode: code, frame });
  if (stop) removing.push(stop);
  return { frame, store, stop };
}

const message = (type: string, rest: object = {}) => ({ source: editorSource, type, ...rest });

/** Sends a message as this window does, and waits until the frame has handled it. */
async function send(frame: Window, data: unknown) {
  const handled = new Promise((resolve) => frame.addEventListener('message', resolve, { once: true }));
  frame.postMessage(data, '*');
  await handled;
}

/** Delivers a message as if from elsewhere. */
const deliver = (frame: Window, init: MessageEventInit) =>
  frame.dispatchEvent(new MessageEvent('message', init));

test('PREVIEW-2 the page tells the editor that it is ready', async () => {
  const ready = new Promise<MessageEvent>((resolve) => addEventListener('message', resolve, { once: true }));
  const { frame, stop } = await openEditor();
  const { data, source } = await ready;
  expect(data).toEqual(message('appLoaded'));
  expect([source === frame || source === window, isInEditor()]).toEqual([true, true]);
  stop?.();
  expect(isInEditor()).toBe(false);
});

test('PREVIEW-2 a page without the address, or outside of a frame, is not connected', async () => {
  expect((await openEditor('about:blank')).stop).toBeNull();
  expect((await openEditor('about:blank?appearanceEditor=1')).stop).toBeNull();
  const store = createStartupStore(sampleStartup);
  expect(connectPreview({ store, theme, showCustomCode: code, frame: window.top ?? window })).toBeNull();
  expect(isInEditor()).toBe(false);
});

test('PREVIEW-3 values are merged into the startup object, arrays are replaced, and a new session keeps them', async () => {
  const { frame, store } = await openEditor();
  const [light] = sampleStartup.themes.all;
  const all = [{ ...light, name: 'Draft', values: { 'radius.card': '2px' } }];
  await send(
    frame,
    message('setValues', { values: { settings: { dates: { format: 'dayFirst' } }, themes: { all } } }),
  );
  expect(store.get().settings).toEqual({
    ...sampleStartup.settings,
    dates: { default_timezone: 'UTC', format: 'dayFirst' },
  });
  expect(store.get().themes).toEqual({ default_id: null, all });
  await send(
    frame,
    message('setValues', { values: { settings: { homepage: { value: 'news', type: 'nothing' } } } }),
  );
  expect(store.get().settings.homepage).toEqual({ type: 'channel', value: 'news' });
  store.replace({ ...sampleStartup, base_url: 'https://other.example' });
  expect(store.get()).toMatchObject({ base_url: 'https://other.example', themes: { all } });
  expect(store.get().settings.homepage).toEqual({ type: 'channel', value: 'news' });
});

test('PREVIEW-3 settings that are properties of the startup object are placed there', async () => {
  const { frame, store } = await openEditor();
  const { settings } = store.get();
  const menus = [{ id: 'main', positions: ['sidebar-primary'], items: [] }];
  await send(
    frame,
    message('setValues', { values: { settings: { menus, branding: { site_name: 'Harbour' } } } }),
  );
  expect(store.get().menus).toEqual(menus);
  expect(store.get().branding).toEqual({ ...sampleStartup.branding, site_name: 'Harbour' });
  expect(store.get().settings).toBe(settings);
});

test('PREVIEW-3 the theme, its font, a variable and custom code are shown', async () => {
  const { frame } = await openEditor();
  await send(frame, message('setActiveTheme', { themeId: 2 }));
  await send(frame, message('setThemeValue', { name: '--segno-radius-card', value: '4px' }));
  await send(frame, message('setThemeFont', { value: { family: 'Noto Sans', google: true } }));
  await send(frame, message('setThemeFont', { value: null }));
  await send(frame, message('setCustomCode', { mode: 'css', value: 'h1 { color: red }' }));
  await send(frame, message('setCustomCode', { mode: 'html' }));
  expect(theme.showTheme).toHaveBeenCalledExactlyOnceWith(2);
  expect(theme.setValue).toHaveBeenCalledExactlyOnceWith('--segno-radius-card', '4px');
  expect(theme.setFont.mock.calls).toEqual([[{ family: 'Noto Sans', google: true }], [null]]);
  expect(code.mock.calls).toEqual([
    ['css', 'h1 { color: red }'],
    ['html', null],
  ]);
});

const change = message('setThemeValue', { name: 'radius.card', value: '4px' });

test('PREVIEW-2 a message of another origin is ignored', async () => {
  const { frame } = await openEditor();
  for (const origin of ['https://evil.example', 'null', '', `${location.origin}.evil.example`])
    deliver(frame, { source: window, origin, data: change });
  expect(theme.setValue).not.toHaveBeenCalled();
  deliver(frame, { source: window, origin: location.origin, data: change });
  expect(theme.setValue).toHaveBeenCalledOnce();
});

test('PREVIEW-2 a message of another window of the same site is ignored', async () => {
  const { frame } = await openEditor();
  const other = await openFrame('about:blank');
  deliver(frame, { source: other, origin: location.origin, data: change });
  deliver(frame, { source: frame, origin: location.origin, data: change });
  deliver(frame, { source: null, origin: location.origin, data: change });
  expect(theme.setValue).not.toHaveBeenCalled();
});

const group = (text: string) => JSON.parse(text) as unknown;

test.each([
  [
    'a prototype key',
    message('setValues', {
      values: group('{"settings":{"dates":{"__proto__":{"isHacked":true},"format":"long"}}}'),
    }),
  ],
  [
    'a constructor',
    message('setValues', {
      values: group('{"settings":{"dates":{"format":"long"},"constructor":{"prototype":{"isHacked":true}}}}'),
    }),
  ],
  [
    'a prototype key at the root',
    message(
      'setValues',
      group('{"values":{"settings":{"mode":"open"}},"__proto__":{"isHacked":true}}') as object,
    ),
  ],
  [
    'a depth of 30 groups',
    message('setValues', { values: { settings: group(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`) } }),
  ],
  ['a theme that does not fit', message('setValues', { values: { themes: { all: 'none' } } })],
  ['a menu that does not fit', message('setValues', { values: { settings: { menus: [{ id: 1 }] } } })],
  ['another part of the startup object', message('setValues', { values: { user: { id: 1 } } })],
  [
    'a font with CSS in its name',
    message('setThemeFont', { value: { family: "x'; background: url(//evil.example)" } }),
  ],
  ['a value that is no text', message('setThemeValue', { name: 'radius.card', value: { toString: 'x' } })],
  ['another kind of code', message('setCustomCode', { mode: 'js', value: 'alert(1)' })],
  ['an unknown type', message('logout')],
  ['another sender in the message', { ...change, source: 'other' }],
  ['no object', 'setThemeValue'],
])('PREVIEW-3 a message with %s changes nothing', async (_, data) => {
  const { frame, store } = await openEditor();
  await send(frame, data);
  expect(store.get()).toEqual(sampleStartup);
  expect('isHacked' in {}).toBe(false);
  for (const shown of [...Object.values(theme), code]) expect(shown).not.toHaveBeenCalled();
});

test('PREVIEW-3 custom CSS applies until it is replaced or removed', async () => {
  const probe = document.createElement('p');
  probe.className = 'preview-probe';
  document.body.append(probe);
  removing.push(() => probe.remove());
  const width = () => getComputedStyle(probe).borderTopWidth;
  showCustomCode('css', '.preview-probe { border-top: 3px solid }');
  await vi.waitFor(() => expect(width()).toBe('3px'));
  showCustomCode('css', '.preview-probe { border-top: 5px solid }');
  await vi.waitFor(() => expect(width()).toBe('5px'));
  showCustomCode('css', null);
  await vi.waitFor(() => expect(width()).toBe('0px'));
});

test('PREVIEW-3 custom HTML is sanitised, and removed with null', async () => {
  showCustomCode(
    'html',
    '<h2 onclick="alert(1)">News</h2><script>document.title = "hacked"</script><a href="javascript:alert(1)">Go</a>',
  );
  const find = () => document.getElementById('segno-custom-html');
  await vi.waitFor(() => expect(find()?.querySelector('h2')?.textContent).toBe('News'));
  expect(find()?.innerHTML).not.toMatch(/script|onclick|javascript/);
  showCustomCode('html', null);
  expect(find()).toBeNull();
});

test('PREVIEW-3 THEME-9 a theme of the editor is shown on the document, and not stored', () => {
  const [light, dark] = sampleStartup.themes.all;
  if (!light || !dark) throw new Error('The sample has two themes.');
  const startup = { ...sampleStartup, themes: { default_id: 1, all: [light, dark] } };
  const { documentElement: root } = document;
  const cookies = document.cookie;
  const preview = createPreviewTheme(createStartupStore(startup), createThemeStore(undefined));
  preview.showTheme(2);
  expect(root.dataset.theme).toBe('dark');
  preview.setValue('radius.card', '4px');
  expect(root.style.getPropertyValue('--segno-radius-card')).toBe('4px');
  preview.setFont({ family: 'Georgia', google: false });
  expect(root.style.getPropertyValue('--segno-font-sans')).toContain('Georgia');
  preview.setFont(null);
  preview.setValue('radius.card', null);
  expect(root.style.getPropertyValue('--segno-radius-card')).toBe('');
  preview.showTheme(null);
  expect(root.dataset.theme).toBe('light');
  expect(document.cookie).toBe(cookies);
  delete root.dataset.theme;
});
