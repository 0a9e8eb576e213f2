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
import {
  FieldAdornment,
  FieldBox,
  FieldHelp,
  FieldLabel,
  FieldPending,
  type FieldLabels,
  type FieldSize,
} from '../field/FieldParts.tsx';
import { useFieldText } from '../field/useFieldText.ts';

export type { FieldLabels, FieldSize } from '../field/FieldParts.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'render' | 'children'>, FieldLabels, RefAttributes<HTMLDivElement> {
  placeholder?: string;
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'md' */
  size?: FieldSize;
  /** An icon or unit before the words. */
  startAdornment?: ReactNode;
  /** An icon, unit or button after the words. */
  endAdornment?: ReactNode;
  /** Something about the value is being looked up; the field can still be used. */
  isPending?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. For several use `TextArea`, to look something up `SearchField`. */
export const TextField = withRef(function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  startAdornment,
  endAdornment,
  isPending,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const { value, setValue, input } = useFieldText(props, inputRef);
  return (
    <AriaTextField
      {...props}
      value={value}
      onChange={setValue}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, styles.field)}
    >
      {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <FieldBox size={size}>
        {startAdornment !== undefined && <FieldAdornment>{startAdornment}</FieldAdornment>}
        <Input ref={input} placeholder={placeholder} className={styles.input} aria-busy={isPending} />
        {isPending !== undefined && <FieldPending isPending={isPending} />}
        {endAdornment !== undefined && <FieldAdornment>{endAdornment}</FieldAdornment>}
      </FieldBox>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
});
