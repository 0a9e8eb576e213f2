'use client';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { ReactNode, Ref, RefAttributes } from 'react';
import { withClass } from '../Overlay/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Field.css.ts';
import { FieldHelp, FieldLabel, type FieldLabels, type FieldSize } from './Field.tsx';

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

/** One line of text. To look something up use `SearchField`. */
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
  return (
    <AriaTextField
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, styles.field)}
    >
      {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <div className={styles.box({ size })}>
        {startAdornment !== undefined && <span className={styles.adornment}>{startAdornment}</span>}
        <Input ref={inputRef} placeholder={placeholder} className={styles.input} aria-busy={isPending} />
        {isPending && (
          <span className={styles.adornment}>
            <Spinner size="1em" />
          </span>
        )}
        {endAdornment !== undefined && <span className={styles.adornment}>{endAdornment}</span>}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
});
