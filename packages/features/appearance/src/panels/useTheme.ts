import type { Theme } from '@segno/data';
import { useCallback, useMemo } from 'react';
import { useEditor, useEditorState } from '../editor/EditorContext.ts';

type Values = Readonly<Record<string, string | null>>;

/** The theme at an index, and functions that change it. They stay the same, so that a change renders one control. */
export function useTheme(index: number) {
  const editor = useEditor();
  const theme = useEditorState(({ values }) => values.themes.all[index]);
  const change = useCallback(
    (change: Partial<Theme>) =>
      editor.change((values) => ({
        ...values,
        themes: {
          ...values.themes,
          all: values.themes.all.map((one, at) => (at === index ? { ...one, ...change } : one)),
        },
      })),
    [editor, index],
  );
  /** Sets variables; null returns to the value of the built-in theme. */
  const setValues = useCallback(
    (next: Values) => {
      const { values = {} } = editor.store.getState().values.themes.all[index] ?? {};
      const merged = Object.entries({ ...values, ...next }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      );
      change({ values: Object.fromEntries(merged) });
    },
    [editor, index, change],
  );
  return useMemo(() => ({ theme, change, setValues }), [theme, change, setValues]);
}
