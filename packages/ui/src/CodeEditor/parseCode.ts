import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import type { CodeCheck } from './CodeCheck.ts';
import type { CodeValueProps } from './CodeValueProps.ts';
import { findCssProblems } from './findCssProblems.ts';

export const parsers = { css, html, json };

/** The time to read code that is checked as a whole, in milliseconds. */
const readingTime = 5000;

/** The problems of code, in the order of their lines. */
export function findProblems(language: CodeValueProps['language'], code: string): CodeCheck[] {
  const state = EditorState.create({ doc: code, extensions: [parsers[language]()] });
  return findCssProblems(state, readingTime).map(({ kind, from }) => ({
    line: state.doc.lineAt(from).number,
    kind: kind === 'unreadable' ? 'unreadable' : 'unknown',
  }));
}
