'use client';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { ReactNode, Ref, RefAttributes } from 'react';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import * as styles from '../field/field.css.ts';
import { TextFieldBody, type TextFieldFrame } from '../field/TextFieldBody.tsx';
import { useFieldText } from '../field/useFieldText.ts';

export type { FieldLabels, FieldSize } from '../field/FieldParts.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'render' | 'children'>, TextFieldFrame, RefAttributes<HTMLDivElement> {
  /** An icon or unit before the input. */
  startAdornment?: ReactNode;
  /** An icon, unit or button after the input. */
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A single line of text. For several lines use `TextArea`, for a search `SearchField`. */
export const TextField = withRef(function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  size,
  startAdornment,
  endAdornment,
  isPending,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const frame = { label, description, errorMessage, size, startAdornment, endAdornment, isPending };
  const { value, setValue, input } = useFieldText(props, inputRef);
  return (
    <AriaTextField
      {...props}
      value={value}
      onChange={setValue}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, styles.field)}
    >
      <TextFieldBody {...frame} isRequired={props.isRequired}>
        <Input ref={input} placeholder={placeholder} className={styles.input} aria-busy={isPending} />
      </TextFieldBody>
    </AriaTextField>
  );
});
