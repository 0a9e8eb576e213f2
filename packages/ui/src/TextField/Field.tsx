'use client';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';

export type FieldSize = '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export interface FieldLabels {
  /** Without a label give `aria-label`. */
  label?: ReactNode;
  description?: ReactNode;
  /** What is wrong, under the field. Marks the field as invalid. @default what validation says */
  errorMessage?: ReactNode;
}

/** A field's label, with a red asterisk if something must be given. The input itself says that it is required. */
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

/** What stands under a field. */
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
