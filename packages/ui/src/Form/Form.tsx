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
   * The server’s errors, by the fields’ `name`. Each is shown under its field until the value changes. The first field
   * with an error gets the focus. Errors of no field are listed above the fields. A new object is a new response.
   */
  validationErrors?: ValidationErrors;
  /** The form is being submitted; it is not submitted again until this is false. */
  isPending?: boolean;
}

/**
 * Fields that are submitted together. They are validated on submission, and from then on at every change. For forms
 * with custom validation there are bindings to react-hook-form in `@segno/ui/forms`.
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
      // react-aria does not modify the lists.
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

/** The server’s errors, removed before the next submission: react-aria would block it otherwise. */
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
    const discardErrors = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button, input');
      if (button && button.type === 'submit') flushSync(() => setPast(true));
    };
    form?.addEventListener('click', discardErrors);
    return () => form?.removeEventListener('click', discardErrors);
  }, [ref]);
  return isPast ? none : given;
}

/** Focuses the first field with an error; returns the errors that belong to no field. */
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

/** The list of errors that belong to no field. */
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
