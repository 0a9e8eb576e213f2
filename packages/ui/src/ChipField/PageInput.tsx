'use client';
import { useContext, type Ref } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { input } from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './ChipField.css.ts';

export interface PageInputProps {
  inputRef: Ref<HTMLInputElement>;
  placeholder?: string;
  isPending?: boolean;
  isRequired?: boolean;
  /** On a phone a tap opens the tray, which contains the text input. */
  onTap?: () => void;
}

/** The text input in the page. */
export function PageInput({ inputRef, placeholder, isPending, isRequired, onTap }: PageInputProps) {
  const state = useContext(ComboBoxStateContext);
  const open = () => {
    onTap?.();
    state?.open(null, 'manual');
  };
  return (
    <Input
      ref={inputRef}
      placeholder={placeholder}
      className={cx(input, styles.input)}
      aria-busy={isPending}
      {...(onTap && { inputMode: 'none', onClick: open })}
      // The chips are submitted, not the text being typed.
      render={(dom) => <input {...dom} name={undefined} aria-required={isRequired || undefined} />}
    />
  );
}
