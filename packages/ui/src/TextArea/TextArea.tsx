'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  Text,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { CSSProperties, Ref, RefAttributes } from 'react';
import { formatNumber } from '../format/formatNumber.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import * as fieldStyles from '../field/field.css.ts';
import { FieldHelp, FieldPending, type FieldLabels, type FieldSize } from '../field/FieldParts.tsx';
import { TextFieldBody, type TextFieldFrame } from '../field/TextFieldBody.tsx';
import { FieldStatus } from '../field/FieldStatus.tsx';
import { useFieldText } from '../field/useFieldText.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextArea.css.ts';
import { useAutoSize } from './useAutoSize.ts';
import { messages } from './messages.ts';

export interface TextAreaProps
  extends
    Omit<AriaTextFieldProps, 'render' | 'children' | 'type' | 'pattern'>,
    TextFieldFrame,
    RefAttributes<HTMLDivElement> {
  /** Its text and spacing; with one row it is 24, 30, 36, 42, 50 or 60 px high. @default 'sm' */
  size?: FieldSize;
  /** How many rows of text it shows when it is empty. @default 3 */
  minRows?: number;
  /** How many rows it grows to before it scrolls. @default 12 */
  maxRows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines, which grows with its content. For one line use `TextField`. */
export const TextArea = withRef(function TextArea({
  label,
  description,
  errorMessage,
  placeholder,
  size = 'sm',
  minRows = 3,
  maxRows = 12,
  isPending,
  inputRef,
  className,
  ...props
}: TextAreaProps) {
  const frame = { label, description, errorMessage, size };
  const { value, setValue, input } = useFieldText(props, inputRef);
  useAutoSize(input, value);
  const rows = {
    '--segno-min-rows': minRows,
    '--segno-max-rows': Math.max(minRows, maxRows),
  } as CSSProperties;
  return (
    <AriaTextField
      {...props}
      value={value}
      onChange={setValue}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, fieldStyles.field)}
    >
      <TextFieldBody
        {...frame}
        isRequired={props.isRequired}
        boxProps={{ className: styles.box[size] }}
        // Beside the first row.
        buttons={
          isPending !== undefined && (
            <span className={styles.pending}>
              <FieldPending isPending={isPending} />
            </span>
          )
        }
        help={
          props.maxLength === undefined ? undefined : (
            <CountedHelp
              description={description}
              errorMessage={errorMessage}
              length={value.length}
              maxLength={props.maxLength}
            />
          )
        }
      >
        <AriaTextArea
          ref={input}
          placeholder={placeholder}
          className={styles.input}
          style={rows}
          aria-busy={isPending}
        />
      </TextFieldBody>
    </AriaTextField>
  );
});

interface CountedHelpProps extends Pick<FieldLabels, 'description' | 'errorMessage'> {
  length: number;
  maxLength: number;
}

/** The description, and the count: visible at once, announced when typing pauses near the limit. */
function CountedHelp({ description, errorMessage, length, maxLength }: CountedHelpProps) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const left = Math.max(0, maxLength - length);
  const isNear = left <= Math.max(10, maxLength / 10);
  return (
    <div className={styles.foot}>
      <div className={styles.help}>
        <Text
          slot="description"
          className={description === undefined ? styles.hiddenDescription : fieldStyles.description}
        >
          {description}
          <VisuallyHidden> {fillMessage(t.atMostCharacters, { count: maxLength }, locale)}</VisuallyHidden>
        </Text>
        <FieldHelp errorMessage={errorMessage} />
      </div>
      <span aria-hidden="true" className={styles.count} data-full={left === 0 || undefined}>
        {formatNumber(length, locale)}/{formatNumber(maxLength, locale)}
      </span>
      <FieldStatus>{isNear ? fillMessage(t.charactersLeft, { count: left }, locale) : ''}</FieldStatus>
    </div>
  );
}
