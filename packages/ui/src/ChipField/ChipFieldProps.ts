import type { CSSProperties, ReactNode, Ref, RefAttributes } from 'react';
import type { FieldLabels, FieldSize } from '../field/FieldParts.tsx';
import type { ChipFieldItem } from './addEntries.ts';

export interface ChipFieldProps extends FieldLabels, RefAttributes<HTMLDivElement> {
  'aria-label'?: string;
  value?: readonly ChipFieldItem[];
  defaultValue?: readonly ChipFieldItem[];
  onChange?: (value: ChipFieldItem[]) => void;
  /** The options of the list that opens while typing. */
  suggestions?: readonly ChipFieldItem[];
  /** Accepts only suggestions. */
  isListOnly?: boolean;
  /** Called with the text of the input, to give other `suggestions`. Without it the given ones are filtered. */
  onInputChange?: (text: string) => void;
  /** Suggestions are loading. */
  isPending?: boolean;
  /** The maximum number of chips. */
  max?: number;
  /** Returns the error of a chip, if any. An invalid chip stays, marked, until it is removed. */
  validate?: (item: ChipFieldItem) => ReactNode;
  placeholder?: string;
  /** The minimum height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: FieldSize;
  isRequired?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The name of the field in a form; the ids of the chips are submitted. */
  name?: string;
  form?: string;
  /** `native` blocks the submission of a form while the value is invalid. @default 'native' */
  validationBehavior?: 'native' | 'aria';
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}
