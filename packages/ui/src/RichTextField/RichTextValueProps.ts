import type { Ref } from 'react';

/** The props of `RichTextField` about its text. */
export interface RichTextValueProps {
  'aria-label'?: string;
  /** The text as HTML. Sanitise it where it is stored and where it is shown, as `HtmlView` does. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Called with the text as HTML; an empty text is ''. */
  onChange?: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** `basic` has emphasis, lists and links; `full` also headings and quotations. @default 'full' */
  formats?: 'basic' | 'full';
  isRequired?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The name of the field in a form; the HTML is submitted. */
  name?: string;
  /** Focuses the text. */
  inputRef?: Ref<{ focus: () => void }>;
}
