'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import * as styles from './Stepper.css.ts';

export interface StepperStep {
  id: string;
  label: ReactNode;
  description?: ReactNode;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** All steps of the task, in their order. */
  steps: readonly StepperStep[];
  /** The id of the step that is shown. Those before it are done. */
  currentId: string;
  /** With it, a press on a step that is done returns to it. */
  onSelect?: (id: string) => void;
  /** Steps are below each other on phones. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Shows where a person is in a task of several steps, and lets them return to those that are done. */
export const Stepper = withRef(function Stepper({
  steps,
  currentId,
  onSelect,
  orientation = 'horizontal',
  className,
  ...nav
}: StepperProps) {
  const t = useUiMessages(messages);
  const current = steps.findIndex(({ id }) => id === currentId);
  return (
    <nav {...nav} aria-label={nav['aria-label'] ?? t.stepper} className={className}>
      <ol data-orientation={orientation} className={cx(styles.list({ orientation }))}>
        {steps.map(({ id, label, description }, index) => {
          const isDone = index < current;
          const texts = (
            <>
              <span aria-hidden className={styles.mark}>
                {isDone ? <CheckIcon size={16} /> : index + 1}
              </span>
              <span className={styles.texts}>
                <span className={styles.label}>
                  {isDone && <VisuallyHidden>{t.stepperDone} </VisuallyHidden>}
                  {label}
                </span>
                {description !== undefined && <span className={styles.description}>{description}</span>}
              </span>
            </>
          );
          return (
            <li
              key={id}
              aria-current={index === current ? 'step' : undefined}
              data-done={isDone || undefined}
              className={styles.step}
            >
              {isDone && onSelect ? (
                <button type="button" className={styles.content} onClick={() => onSelect(id)}>
                  {texts}
                </button>
              ) : (
                <span className={styles.content}>{texts}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
