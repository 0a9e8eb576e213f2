'use client';
import { useState, type CSSProperties, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { CodeEditor, type CodeEditorProps } from '../CodeEditor/CodeEditor.tsx';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './JsonField.css.ts';
import { messages } from './messages.ts';
import { readJson, writeJson, type JsonValue } from './readJson.ts';

export type { JsonValue } from './readJson.ts';

type Frame = Pick<
  CodeEditorProps,
  | 'label'
  | 'aria-label'
  | 'description'
  | 'errorMessage'
  | 'isRequired'
  | 'isInvalid'
  | 'isReadOnly'
  | 'minRows'
  | 'maxRows'
  | 'name'
>;

export interface JsonFieldProps extends Frame {
  /** The value; undefined is an empty field. */
  value?: JsonValue;
  defaultValue?: JsonValue;
  /** Called with the value of each valid text, and with undefined for an empty one. */
  onChange?: (value: JsonValue | undefined) => void;
  /** Called when the text becomes valid or invalid. Do not save while it is invalid: the value is an older one. */
  onValidityChange?: (isValid: boolean) => void;
  /** Checks a value, for example against a schema: returns what is wrong with it, or nothing. */
  check?: (value: JsonValue) => string | undefined;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** JSON that is written by hand, with its errors by line. For other code use `CodeEditor`. */
export const JsonField = withRef(function JsonField({
  value,
  defaultValue,
  onChange,
  onValidityChange,
  check,
  errorMessage,
  className,
  style,
  ref,
  ...props
}: JsonFieldProps) {
  const t = useUiMessages(messages);
  const [text, setText] = useState(() => writeJson(value ?? defaultValue));
  // The value that the text was last written from, or that the application was last told.
  const [known, setKnown] = useState(() => JSON.stringify(value ?? defaultValue));
  const [isLeft, setLeft] = useState(false);

  // The application has set another value.
  const given = JSON.stringify(value);
  if (value !== undefined && given !== known) {
    setKnown(given);
    setText(writeJson(value));
  }

  const problemOf = (written: string) => {
    const read = readJson(written);
    if (read.kind === 'invalid')
      return read.line === undefined
        ? t.jsonInvalid
        : fillMessage(t.jsonInvalidAt, { line: String(read.line) });
    return read.kind === 'value' ? check?.(read.value) : undefined;
  };
  const problem = problemOf(text);

  const change = (next: string) => {
    const nextProblem = problemOf(next);
    if ((problem === undefined) !== (nextProblem === undefined))
      onValidityChange?.(nextProblem === undefined);
    setText(next);
    const read = readJson(next);
    if (nextProblem !== undefined || read.kind === 'invalid') return;
    const nextValue = read.kind === 'value' ? read.value : undefined;
    if (JSON.stringify(nextValue) === known) return;
    setKnown(JSON.stringify(nextValue));
    onChange?.(nextValue);
  };
  const read = readJson(text);

  return (
    <div
      ref={ref}
      className={cx(styles.field, className)}
      style={style}
      // An error is shown after the text is left, not while it is written.
      onBlur={() => setLeft(true)}
    >
      <CodeEditor
        {...props}
        language="json"
        value={text}
        onChange={change}
        errorMessage={errorMessage ?? (isLeft ? problem : undefined)}
      />
      {!props.isReadOnly && (
        <div className={styles.actions}>
          <Button
            size="xs"
            variant="ghost"
            isDisabled={read.kind !== 'value'}
            onPress={() => {
              if (read.kind === 'value') change(writeJson(read.value));
            }}
          >
            {t.jsonFormat}
          </Button>
        </div>
      )}
    </div>
  );
});
