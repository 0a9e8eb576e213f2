import type { ReactNode } from 'react';

/** A command, or a page of commands. */
export interface Command {
  id: string;
  label: string;
  /** The title of its group. */
  group?: string;
  icon?: ReactNode;
  /** A second line in the muted colour. */
  description?: string;
  /** The keyboard shortcut to show, such as `Ctrl+Z`. Nothing listens to it. */
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
