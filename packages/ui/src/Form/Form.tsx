'use client';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { useEffect, useRef, useState, type FormEvent, type RefAttributes, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { flushSync } from 'react-dom';
import { ErrorIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Form.css.ts';
import { focusNamed, namesIn } from '../field/focusField.ts';
import { useTimelyValidation } from './useTimelyValidation.ts';
import { messages } from './messages.ts';

/** The errors of a server, by the names of the fields. */
export type ValidationErrors = Readonly<Record<string, string | readonly string[]>>;

export interface FormProps
  extends Omit<AriaFormProps, 'render' | 'validationErrors'>, RefAttributes<HTMLFormElement> {
  /**
   * What the server says is wrong, by the fields’ `name`. Each is shown under its field until that changes, the first is
   * focused, and what belongs to no field is listed above. A new object is a new answer.
   */
  validationErrors?: ValidationErrors;
  /** It is being sent, and is not sent again meanwhile. */
  isPending?: boolean;
}

/**
 * Fields that are sent together. They are judged when it is sent, and from then on while they change. For forms with
 * rules of their own there are bindings to react-hook-form in `@segno/ui/forms`.
 */
export const Form = withRef(function Form({
  validationErrors,
  isPending = false,
  className,
  onSubmit,
  children,
  ref,
  ...props
}: FormProps) {
  const formRef = useObjectRef(ref);
  useTimelyValidation(formRef);
  const errors = useServerErrors(formRef, validationErrors);
  const others = useOthers(formRef, errors);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isPending) event.preventDefault();
    else onSubmit?.(event);
  };
  return (
    <AriaForm
      {...props}
      ref={formRef}
      className={cx(styles.form, className)}
      aria-busy={isPending || undefined}
      onSubmit={send}
      // react-aria only reads the lists.
      validationErrors={errors as Record<string, string | string[]>}
    >
      {others.length > 0 && (
        <Summary errors={others} isFocused={others.length === Object.keys(errors).length} />
      )}
      {children}
    </AriaForm>
  );
});

const none: ValidationErrors = {};

/** The server's errors until the form is sent again: by themselves they would keep it from being sent. */
function useServerErrors(ref: RefObject<HTMLFormElement | null>, given: ValidationErrors = none) {
  const [last, setLast] = useState(given);
  const [isPast, setPast] = useState(false);
  if (last !== given) {
    setLast(given);
    setPast(false);
  }
  useEffect(() => {
    const form = ref.current;
    // Enter in a field clicks the button, too.
    const forget = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button, input');
      if (button && button.type === 'submit') flushSync(() => setPast(true));
    };
    form?.addEventListener('click', forget);
    return () => form?.removeEventListener('click', forget);
  }, [ref]);
  return isPast ? none : given;
}

/** Focuses the first field with an error; gives the errors that belong to no field. */
function useOthers(ref: RefObject<HTMLFormElement | null>, errors: ValidationErrors) {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const names = namesIn(form);
    const entries = Object.entries(errors).filter(([, messages]) => messages.length > 0);
    setOthers(entries.filter(([name]) => !names.has(name)).flatMap(([, messages]) => messages));
    focusNamed(form, new Set(entries.map(([name]) => name)));
  }, [ref, errors]);
  return others;
}

/** What is wrong and belongs to no field. */
function Summary({ errors, isFocused }: { errors: readonly string[]; isFocused: boolean }) {
  const t = useUiMessages(messages);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused, errors]);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <div className={styles.summaryTitle}>
        <ErrorIcon />
        {t.formErrors}
      </div>
      <ul className={styles.summaryList}>
        {[...new Set(errors)].map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}
