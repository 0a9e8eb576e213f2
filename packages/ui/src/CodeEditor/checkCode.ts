import type { CodeValueProps } from './CodeValueProps.ts';

/** A problem that `CodeEditor` marks. */
export interface CodeCheck {
  /** The line, from 1. */
  line: number;
  /** `unreadable` is code that cannot be parsed, `unknown` a property or value that this browser does not know. */
  kind: 'unreadable' | 'unknown';
}

/** Resolves what `CodeEditor` marks in code, to check it before it is saved. Loads the parser; for browsers. */
export const checkCode = async (language: CodeValueProps['language'], code: string): Promise<CodeCheck[]> =>
  code.trim() === '' ? [] : (await import('./parseCode.ts')).findProblems(language, code);
