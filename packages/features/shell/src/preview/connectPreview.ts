import { parseSettings, Startup, type StartupStore } from '@segno/data';
import * as v from 'valibot';
import { editorSource, type EditorMessage, readMessage } from './contract.ts';
import { mergeValues } from './mergeValues.ts';
import type { PreviewTheme } from './previewTheme.ts';
import { setInEditor } from '@segno/base';

export interface PreviewOptions {
  /** The startup object of the page. */
  store: StartupStore;
  theme: PreviewTheme;
  showCustomCode: (mode: 'css' | 'html', value: string | null) => void;
  /** The window of the page. @default the global one */
  frame?: Window;
}

/** Whether a window is the frame of the appearance editor: by its address, in a page of the same site. */
function isEditorFrame(frame: Window): boolean {
  if (frame.parent === frame) return false;
  if (new URLSearchParams(frame.location.search).get('appearanceEditor') !== 'true') return false;
  try {
    return frame.parent.origin === frame.origin;
  } catch {
    return false;
  }
}

const hostOf = (origin: string) => URL.parse(origin)?.host || null;

/**
 * Connects a page in the frame of the appearance editor with the editor, and returns a function that ends it (PREVIEW-2).
 * Messages are accepted from the parent window only, if its host is that of the page. Returns null in any other window.
 */
export function connectPreview({ store, theme, showCustomCode, frame = window }: PreviewOptions) {
  if (!isEditorFrame(frame)) return null;
  let values: Given = {};
  let own: Startup | null = null;

  /** Merges the values of the editor into the startup object, also after the session has replaced it. */
  const merge = () => {
    const startup = store.get();
    if (startup === own) return;
    own = withValues(startup, values);
    store.replace(own);
  };

  const handle = (message: EditorMessage) => {
    switch (message.type) {
      case 'setValues': {
        const wanted = mergeValues(values, message.values) as Given;
        // A theme that does not fit would break every page of the preview.
        if (!v.is(Values, withValues(store.get(), wanted))) return;
        values = wanted;
        own = null;
        merge();
        return;
      }
      case 'setThemeFont':
        theme.setFont(message.value);
        return;
      case 'setThemeValue':
        theme.setValue(message.name, message.value);
        return;
      case 'setActiveTheme':
        theme.showTheme(message.themeId);
        return;
      case 'setCustomCode':
        showCustomCode(message.mode, message.value);
    }
  };

  const receive = ({ source, origin, data }: MessageEvent) => {
    const host = hostOf(frame.origin);
    if (source !== frame.parent || host === null || hostOf(origin) !== host) return;
    const message = readMessage(data);
    if (message) handle(message);
  };

  frame.addEventListener('message', receive);
  const unsubscribe = store.subscribe(merge);
  setInEditor(true);
  frame.parent.postMessage({ source: editorSource, type: 'appLoaded' }, frame.origin);
  return () => {
    frame.removeEventListener('message', receive);
    unsubscribe();
    setInEditor(false);
  };
}

const Values = v.pick(Startup, ['themes', 'settings', 'branding', 'menus']);

/** What the editor has sent. `settings` also has the settings that are properties of the startup object themselves. */
interface Given {
  themes?: unknown;
  settings?: Record<string, unknown>;
}

/** The startup object with the values of the editor. Parts without values stay the same objects. */
function withValues(
  startup: Startup,
  { themes, settings: { branding, menus, ...others } = {} }: Given,
): Startup {
  const merged = mergeValues(startup, {
    ...(themes !== undefined && { themes }),
    ...(branding !== undefined && { branding }),
    ...(menus !== undefined && { menus }),
  }) as Startup;
  if (Object.keys(others).length === 0) return merged;
  const settings = mergeValues(startup.settings, others) as Startup['settings'];
  return { ...merged, settings: parseSettings(settings, startup.settings) };
}
