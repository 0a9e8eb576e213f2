'use client';
import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef, useState } from 'react';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { findCssProblems } from './findCssProblems.ts';
import type { CodeValueProps } from './CodeValueProps.ts';
import { messages } from './messages.ts';
import { parsers } from './parseCode.ts';
import * as styles from './CodeEditor.css.ts';

export interface CodeViewProps extends CodeValueProps {
  accessibleName: string;
}

// The editor lives in a shadow root, so that a strict content security policy allows its styles; the variables of the
// theme are inherited.
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.modifier], color: 'var(--segno-color-accent-ink)' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--segno-color-text)', fontWeight: '600' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--segno-color-positive-ink)' },
  { tag: [tags.number, tags.color, tags.unit, tags.bool], color: 'var(--segno-color-warning-ink)' },
  { tag: tags.comment, color: 'var(--segno-color-text-muted)', fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--segno-color-danger-ink)' },
]);

const look = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '20px',
    minHeight: 'calc(var(--segno-min-rows) * 20px + 8px)',
    maxHeight: 'calc(var(--segno-max-rows) * 20px + 8px)',
  },
  '.cm-content': { caretColor: 'currentColor' },
  '.cm-cursor': { borderInlineStartColor: 'currentColor' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--segno-color-text-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--segno-color-neutral-fill)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--segno-color-selected)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--segno-color-overlay)',
    color: 'var(--segno-color-text)',
    border: '1px solid var(--segno-color-hairline)',
    borderRadius: '6px',
  },
});

/** A change that the application made: `onChange` does not report it. */
const isExternal = Annotation.define<boolean>();

/** The editor of `CodeEditor`, in a module of its own because of its size. */
export function CodeView({
  language,
  value,
  defaultValue = '',
  onChange,
  onCheck,
  isRequired = false,
  isInvalid = false,
  isReadOnly = false,
  accessibleName,
  name,
}: CodeViewProps) {
  const t = useUiMessages(messages);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [first] = useState(value ?? defaultValue);
  const [code, setCode] = useState(first);
  const listeners = useRef({ onChange, onCheck, t });
  useEffect(() => {
    listeners.current = { onChange, onCheck, t };
  });
  const [changing] = useState(() => new Compartment());

  const attributes: Extension = [
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-label': accessibleName,
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    }),
  ];

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const check = (editor: EditorView): Diagnostic[] => {
      const { t: texts, onCheck: report } = listeners.current;
      const found =
        language === 'json'
          ? editor.state.doc.length > 0
            ? jsonParseLinter()(editor).map((problem) => ({ ...problem, message: texts.codeUnreadable }))
            : []
          : findCssProblems(editor.state).map(({ from, to, ...problem }): Diagnostic => ({
              from,
              to,
              severity: problem.kind === 'unreadable' ? 'error' : 'warning',
              message:
                problem.kind === 'unreadable'
                  ? texts.codeUnreadable
                  : fillMessage(
                      problem.kind === 'property' ? texts.codeUnknownProperty : texts.codeUnknownValue,
                      problem.values,
                    ),
            }));
      report?.(found.length);
      return found;
    };
    const editor = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: first,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          autocompletion(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          EditorView.lineWrapping,
          keymap.of([
            ...completionKeymap,
            ...lintKeymap,
            ...searchKeymap,
            ...historyKeymap,
            ...defaultKeymap,
            indentWithTab,
          ]),
          parsers[language](),
          syntaxHighlighting(colors),
          look,
          linter(check),
          changing.of([]),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            const next = update.state.doc.toString();
            setCode(next);
            if (!update.transactions.some((one) => one.annotation(isExternal)))
              listeners.current.onChange?.(next);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [language, first, changing]);

  useEffect(() => {
    view.current?.dispatch({ effects: changing.reconfigure(attributes) });
  });

  useEffect(() => {
    const editor = view.current;
    if (!editor || value === undefined || value === editor.state.doc.toString()) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      annotations: isExternal.of(true),
    });
  }, [value]);

  return (
    <>
      <div ref={host} dir="ltr" className={styles.box} />
      {name !== undefined && <input type="hidden" name={name} value={code} />}
    </>
  );
}
