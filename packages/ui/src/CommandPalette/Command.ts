import type { ReactNode } from 'react';

/** Something that can be done, or a page of such. */
export interface Command {
  id: string;
  label: string;
  /** The title above it and others of its kind. */
  group?: string;
  icon?: ReactNode;
  /** A second, quieter line. */
  description?: string;
  /** The keys that do the same, as they are written: `Ctrl+Z`. It tells of them and does not listen. */
  shortcut?: string;
  /** Further words that find it. */
  keywords?: readonly string[];
  isDisabled?: boolean;
  onAction?: () => void;
  /** A page of commands behind it. */
  commands?: readonly Command[];
  /** Found elsewhere for what is typed, so shown whether or not its words fit. */
  isResult?: boolean;
}
