'use client';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './field.css.ts';
import { messages } from './messages.ts';

export type FieldSize = '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export interface FieldLabels {
  /** Without a label give `aria-label`. */
  label?: ReactNode;
  description?: ReactNode;
  /** The error message under the field. Marks the field as invalid. @default the validation message */
  errorMessage?: ReactNode;
}

/** The label of a field, with a red asterisk if it is required. The input itself has the required state. */
export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean }) {
  return (
    <Label className={styles.label}>
      {children}
      {isRequired && (
        <span aria-hidden="true" className={styles.asterisk}>
          {' *'}
        </span>
      )}
    </Label>
  );
}

/** The description or the error under a field. */
export function FieldHelp({ description, errorMessage }: Pick<FieldLabels, 'description' | 'errorMessage'>) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>{errorMessage}</FieldError>
    </>
  );
}

export interface FieldBoxProps extends ComponentPropsWithRef<'div'> {
  /** @default 'sm' */
  size?: FieldSize;
  /** @default 'square' */
  shape?: 'round' | 'square';
}

/** A press on the box beside its input focuses the input, as in a native input. */
export const focusInput = (event: MouseEvent<HTMLDivElement>) => {
  const box = event.currentTarget;
  const pressed = event.target as Element;
  if (pressed.closest('input, textarea, button, a, [tabindex]') || !box.contains(pressed)) return;
  event.preventDefault();
  box.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus();
};

/** The box around a text input, which draws the frame of a field. */
export function FieldBox({ size = 'sm', shape, className, ...props }: FieldBoxProps) {
  return (
    <div
      role="presentation"
      onMouseDown={focusInput}
      {...props}
      className={cx(styles.box({ size, shape }), className)}
    />
  );
}

/** Content of the box beside the input: an icon, a button, or text with its own direction. */
export function FieldAdornment({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? (
    <span dir="auto" className={styles.unit}>
      {children}
    </span>
  ) : (
    <span className={styles.adornment}>{children}</span>
  );
}

/** Shows and announces the pending state of a field after 500 ms. */
export function FieldPending({ isPending }: { isPending: boolean }) {
  const isShown = useLoader(isPending);
  return (
    <>
      {isShown && (
        <span className={styles.adornment}>
          <Spinner label={null} size="1em" />
        </span>
      )}
      <PendingStatus isShown={isShown} />
    </>
  );
}

/** Announces the pending state once the spinner is shown. */
export function PendingStatus({ isShown }: { isShown: boolean }) {
  const t = useUiMessages(messages);
  return <VisuallyHidden role="status">{isShown && t.loading}</VisuallyHidden>;
}
