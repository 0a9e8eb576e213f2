import type { CSSProperties, ReactNode, Ref, RefAttributes } from 'react';
import type { FieldLabels, FieldSize } from '../field/FieldParts.tsx';
import type { ChipFieldItem } from './addEntries.ts';

export interface ChipFieldProps extends FieldLabels, RefAttributes<HTMLDivElement> {
  'aria-label'?: string;
  value?: readonly ChipFieldItem[];
  defaultValue?: readonly ChipFieldItem[];
  onChange?: (value: ChipFieldItem[]) => void;
  /** A list to choose from while typing. */
  suggestions?: readonly ChipFieldItem[];
  /** Takes nothing but what is in the list. */
  isListOnly?: boolean;
  /** Called with what is typed, to give other `suggestions`. Without it those given are narrowed. */
  onInputChange?: (text: string) => void;
  /** Suggestions are loading. */
  isPending?: boolean;
  /** How many chips there may be. */
  max?: number;
  /** Returns the error of a chip, if any. An invalid chip stays, marked, until it is removed. */
  validate?: (item: ChipFieldItem) => ReactNode;
  placeholder?: string;
  /** Its least height: 24, 30, 36, 42, 50 or 60 px. @default 'md' */
  size?: FieldSize;
  isRequired?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Each chip's id is sent with a form under this name. */
  name?: string;
  form?: string;
  /** `native` blocks the submission of a form while the value is invalid. @default 'native' */
  validationBehavior?: 'native' | 'aria';
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}
