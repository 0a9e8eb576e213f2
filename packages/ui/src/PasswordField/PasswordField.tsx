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
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon, WarningIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as fieldStyles from '../field/field.css.ts';
import { fieldButtonSize } from '../field/fieldButtonSize.ts';
import { TextFieldBody, type TextFieldFrame } from '../field/TextFieldBody.tsx';
import { useFieldText } from '../field/useFieldText.ts';
import * as styles from './PasswordField.css.ts';
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx';
import { messages } from './messages.ts';

export interface PasswordFieldProps
  extends
    Omit<AriaTextFieldProps, 'render' | 'children' | 'type' | 'inputMode' | 'autoComplete'>,
    TextFieldFrame,
    RefAttributes<HTMLDivElement> {
  /** An icon before the input. */
  startAdornment?: ReactNode;
  /** `new-password` makes a password manager suggest a password. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /** Shows a strength estimate below the field. */
  showStrength?: boolean;
  /** Personal data such as name and address, which make a password weak. */
  knownWords?: readonly string[];
  inputRef?: Ref<HTMLInputElement>;
}

/** A password, which can be revealed. For a one-time code use `CodeField`. */
export const PasswordField = withRef(function PasswordField({
  label,
  description,
  errorMessage,
  placeholder,
  size = 'sm',
  startAdornment,
  autoComplete = 'current-password',
  showStrength = false,
  knownWords,
  isPending,
  inputRef,
  className,
  ...props
}: PasswordFieldProps) {
  const t = useUiMessages(messages);
  const frame = { label, description, errorMessage, size, startAdornment, isPending };
  const { value, setValue, input } = useFieldText(props, inputRef);
  const [isCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const { isShown, toggle } = useReveal(input);
  return (
    <AriaTextField
      {...props}
      value={value}
      onChange={setValue}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, fieldStyles.field)}
    >
      <TextFieldBody
        {...frame}
        isRequired={props.isRequired}
        boxProps={{ onKeyDown: readCapsLock, onKeyUp: readCapsLock, onBlur: () => setCapsLock(false) }}
        buttons={
          <IconButton
            size={fieldButtonSize[size]}
            aria-label={isShown ? t.hidePassword : t.showPassword}
            isDisabled={props.isDisabled}
            preventFocusOnPress
            onPress={toggle}
            className={styles.reveal}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        }
        status={
          <>
            {showStrength && <PasswordStrengthMeter password={value} known={knownWords} />}
            <span role="status" className={styles.capsLock}>
              {isCapsLock && (
                <>
                  <WarningIcon size="1.1em" />
                  {t.capsLock}
                </>
              )}
            </span>
          </>
        }
      >
        <Input
          ref={input}
          placeholder={placeholder}
          className={cx(fieldStyles.input, styles.input)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-busy={isPending}
        />
      </TextFieldBody>
    </AriaTextField>
  );
});

/** Reveals and hides the text of an input. The caret stays. A submit hides the text, so that browsers do not store it. */
function useReveal(ref: { readonly current: HTMLInputElement | null }) {
  const [isShown, setShown] = useState(false);
  const caret = useRef<[number | null, number | null] | null>(null);
  useEffect(() => {
    if (caret.current && document.activeElement === ref.current)
      ref.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [isShown, ref]);
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return undefined;
    const hide = () => setShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [ref]);
  const toggle = () => {
    if (ref.current) caret.current = [ref.current.selectionStart, ref.current.selectionEnd];
    setShown(!isShown);
  };
  return { isShown, toggle };
}
