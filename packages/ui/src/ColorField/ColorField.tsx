'use client';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useState, type ReactNode, type Ref, type RefAttributes } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';
import { ColorSwatch } from '../ColorSwatch/ColorSwatch.tsx';
import { readColor, writeRgb } from '../colors/readColor.ts';
import { useFormReset } from '../field/useFormReset.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as field from '../field/field.css.ts';
import { TextFieldBody, type TextFieldFrame } from '../field/TextFieldBody.tsx';
import * as styles from './ColorField.css.ts';
import { messages } from './messages.ts';

type Behaviour = Omit<
  AriaTextFieldProps,
  'render' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'pattern' | 'inputMode'
>;

export interface ColorFieldProps extends Behaviour, TextFieldFrame, RefAttributes<HTMLDivElement> {
  /** `#rrggbb`, or `#rrggbbaa` for a translucent colour. Every CSS colour is accepted. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called when an edit is committed: on Enter, or when the field loses the focus. */
  onChange?: (value: string | null) => void;
  /** Whether a colour may be translucent; otherwise the alpha channel is dropped. */
  hasAlpha?: boolean;
  /** The format of the displayed colour; every format is accepted as input. @default 'hex' */
  format?: 'hex' | 'rgb';
  /** Shows the colour before its code. @default true */
  hasSwatch?: boolean;
  /** An icon or button after the code. */
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A colour that is typed or pasted, as hex, `rgb()` or any other CSS colour. */
export const ColorField = withRef(function ColorField({
  label,
  description,
  errorMessage,
  value: controlled,
  defaultValue,
  onChange,
  hasAlpha = false,
  format = 'hex',
  size = 'sm',
  hasSwatch = true,
  placeholder,
  endAdornment,
  isPending,
  inputRef,
  className,
  ...props
}: ColorFieldProps) {
  const t = useUiMessages(messages);
  const [value, setValue] = useControlledState<string | null>(controlled, defaultValue ?? null, onChange);
  const [first] = useState(value);
  // The text being edited; null while it is the colour itself.
  const [draft, setDraft] = useState<string | null>(null);
  const hex = value === null ? null : readColor(value, hasAlpha);
  const written = hex === null ? (value ?? '') : format === 'rgb' ? writeRgb(hex) : hex;
  const read = draft === null ? hex : readColor(draft, hasAlpha);

  const commit = () => {
    if (draft === null) return;
    if (draft.trim() === '') {
      setDraft(null);
      if (value !== null) setValue(null);
    } else if (read !== null) {
      setDraft(null);
      if (read !== hex) setValue(read);
    } else setUnreadable(true);
  };
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useObjectRef(inputRef);
  useFormReset(input, () => {
    setDraft(null);
    setValue(defaultValue ?? first);
  });
  const error = errorMessage ?? (isUnreadable && draft !== null ? t.colorInvalid : undefined);

  return (
    <AriaTextField
      {...props}
      value={draft ?? written}
      onChange={(text) => {
        setDraft(text);
        setUnreadable(false);
      }}
      onBlur={(event) => {
        commit();
        props.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape' && draft !== null) setDraft(null);
        props.onKeyDown?.(event);
      }}
      isInvalid={props.isInvalid ?? (error === undefined ? undefined : true)}
      className={withClass(className, field.field)}
    >
      <TextFieldBody
        label={label}
        description={description}
        errorMessage={error}
        size={size}
        isRequired={props.isRequired}
        isPending={isPending}
        endAdornment={endAdornment}
      >
        {hasSwatch && (
          // The code is the accessible text of the colour.
          <span aria-hidden="true" className={styles.swatch}>
            <ColorSwatch size="inherit" color={read ?? hex} />
          </span>
        )}
        <Input
          ref={input}
          // A code is written left to right in every language.
          dir="ltr"
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          aria-busy={isPending}
          className={cx(field.input, styles.input)}
        />
      </TextFieldBody>
    </AriaTextField>
  );
});
