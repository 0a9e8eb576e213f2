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
  /** The keyboard shortcut to show, such as `Ctrl+Z`. It is text only; no handler is registered. */
  shortcut?: string;
  /** Further search terms. */
  keywords?: readonly string[];
  isDisabled?: boolean;
  onAction?: () => void;
  /** The commands of the page that this command opens. */
  commands?: readonly Command[];
  /** A result of a search elsewhere, so shown whether or not it matches the text. */
  isResult?: boolean;
}
