/** A problem that `CodeEditor` marks. */
export interface CodeCheck {
  /** The line, from 1. */
  line: number;
  /** `unreadable` is code that cannot be parsed, `unknown` a property or value that this browser does not know. */
  kind: 'unreadable' | 'unknown';
}
