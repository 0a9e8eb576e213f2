'use client';
import type { ReactNode } from 'react';
import { FieldHelp, FieldLabel, FieldPending, type FieldLabels } from '../field/FieldParts.tsx';
import * as styles from './choice.css.ts';

/** The common props of checkbox and radio groups. */
export interface ChoiceGroupFrame extends FieldLabels {
  /** The size of the marks: 16, 18 or 22 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** The selection is being saved; it cannot be changed meanwhile. */
  isPending?: boolean;
}

export interface ChoiceGroupBodyProps extends Omit<ChoiceGroupFrame, 'size'> {
  isRequired?: boolean;
  children: ReactNode;
}

/** A group of choices with its label above and its description and errors under it. */
export const ChoiceGroupBody = ({
  label,
  description,
  errorMessage,
  isPending,
  isRequired,
  children,
}: ChoiceGroupBodyProps) => (
  <>
    {(label !== undefined || isPending !== undefined) && (
      <div className={styles.heading}>
        {label !== undefined && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
        {isPending !== undefined && <FieldPending isPending={isPending} />}
      </div>
    )}
    {children}
    <FieldHelp description={description} errorMessage={errorMessage} />
  </>
);
