'use client';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type Ref,
  type RefAttributes,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as fieldStyles from '../field/field.css.ts';
import {
  FieldHelp,
  FieldLabel,
  FieldPending,
  type FieldLabels,
  type FieldSize,
} from '../field/FieldParts.tsx';
import { cleanCode, digitsOf, writeCode } from './cleanCode.ts';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      'render' | 'children' | 'type' | 'inputMode' | 'pattern' | 'minLength' | 'maxLength' | 'autoComplete'
    >,
    FieldLabels,
    RefAttributes<HTMLDivElement> {
  /** The number of digits. @default 6 */
  length?: number;
  /** The height of its cells: 24, 30, 36, 42, 50 or 60 px. @default 'lg' */
  size?: FieldSize;
  /** Called when the last digit has been entered. */
  onComplete?: (code: string) => void;
  /** The code is being verified. */
  isPending?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A one-time code from a message or an authenticator. For other numbers use `NumberField` or `TextField`. */
export const CodeField = withRef(function CodeField({
  label,
  description,
  errorMessage,
  length = 6,
  size = 'lg',
  onComplete,
  isPending,
  inputRef,
  className,
  ...props
}: CodeFieldProps) {
  const [code, setCode] = useControlledState(props.value, props.defaultValue ?? '', props.onChange);
  const ref = useObjectRef(inputRef);
  const [selection, setSelection] = useState<[number, number] | null>(null);
  const caret = useRef<number | null>(null);
  const isFixed = props.isDisabled || props.isReadOnly;

  const readSelection = () => {
    const input = ref.current;
    setSelection(
      input && document.activeElement === input ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null,
    );
  };
  const change = (next: string) => {
    setCode(next);
    if (next.length === length && next !== code) onComplete?.(next);
  };
  const write = (digits: string) => {
    const input = ref.current;
    if (!input || digits === '') return;
    const start = input.selectionStart ?? code.length;
    caret.current = Math.min(length, start + digits.length);
    change(writeCode(code, digits, start, input.selectionEnd ?? start, length));
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (isFixed) return;
    const digits = cleanCode(event.clipboardData.getData('text'), length);
    // A whole code replaces the value instead of being inserted at the caret.
    if (digits.length === length) ref.current?.select();
    write(digits);
  };

  useEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
    readSelection();
  });
  // A typed digit replaces the one at the caret; the browser would shift the others.
  useEffect(() => {
    const input = ref.current;
    const type = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || event.isComposing || event.data === null || isFixed) return;
      event.preventDefault();
      write(digitsOf(event.data));
    };
    input?.addEventListener('beforeinput', type);
    return () => input?.removeEventListener('beforeinput', type);
  });

  const [start, end] = selection ?? [-1, -1];
  const isActive = (cell: number) =>
    start === end ? cell === Math.min(start, length - 1) : cell >= start && cell < end;
  return (
    <AriaTextField
      {...props}
      value={code}
      onChange={(text) => change(cleanCode(text, length))}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${length}}`}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, fieldStyles.field)}
    >
      {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <div className={styles.frame} data-pending={isPending || undefined}>
        <div
          className={cx(styles.box, styles.size[size])}
          style={{ '--segno-code-length': length } as CSSProperties}
        >
          {Array.from({ length }, (_, cell) => (
            <div
              key={cell}
              aria-hidden="true"
              className={styles.cell}
              data-active={isActive(cell) || undefined}
            />
          ))}
          <Input
            ref={ref}
            className={styles.input}
            aria-busy={isPending}
            autoCorrect="off"
            spellCheck={false}
            onSelect={readSelection}
            onFocus={readSelection}
            onBlur={() => setSelection(null)}
            onPaste={paste}
          />
        </div>
        {isPending !== undefined && (
          <span className={styles.pending}>
            <FieldPending isPending={isPending} />
          </span>
        )}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
});
