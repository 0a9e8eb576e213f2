import type { AppearanceValues } from '@segno/data';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Editor, EditorState } from './createEditor.ts';

/** The editor of the page. */
export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A panel must be inside AppearanceScreen.');
  return editor;
}

/** Selects a part of the editor's state. */
export const useEditorState = <T>(select: (state: EditorState) => T): T =>
  useStore(useEditor().store, select);

/** One part of the values, and the function that replaces it. */
export function usePart<TName extends keyof AppearanceValues>(name: TName) {
  const editor = useEditor();
  const value = useEditorState(({ values }) => values[name]);
  const setValue = (next: AppearanceValues[TName]) =>
    editor.change((values) => ({ ...values, [name]: next }));
  return [value, setValue] as const;
}
