import type { CodeCheck } from './CodeCheck.ts';
import type { CodeValueProps } from './CodeValueProps.ts';

/** Resolves what `CodeEditor` marks in code, to check it before it is saved. Loads the parser; for browsers. */
export const checkCode = async (language: CodeValueProps['language'], code: string): Promise<CodeCheck[]> =>
  code.trim() === '' ? [] : (await import('./parseCode.ts')).findProblems(language, code);
