/** The props of `CodeEditor` about its code. */
export interface CodeValueProps {
  language: 'css' | 'html' | 'json';
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (code: string) => void;
  /** Called with the number of problems found in the code, after each check. */
  onCheck?: (problems: number) => void;
  isRequired?: boolean;
  isInvalid?: boolean;
  isReadOnly?: boolean;
  /** The name of the field in a form. */
  name?: string;
}
