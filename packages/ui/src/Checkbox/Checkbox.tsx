'use client';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import type { ReactNode, RefAttributes } from 'react';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { useLoader } from '../loading/useLoader.ts';
import { asterisk } from '../field/field.css.ts';
import { FieldHelp, PendingStatus, type FieldLabels } from '../field/FieldParts.tsx';
import { cx } from '../theme/cx.ts';
import { CheckMark } from '../choice/CheckMark.tsx';
import * as parts from '../choice/choice.css.ts';

export interface CheckboxProps
  extends
    Omit<AriaCheckboxProps, 'render' | 'children'>,
    Omit<FieldLabels, 'label'>,
    RefAttributes<HTMLDivElement> {
  /** The label. Without one give `aria-label`. */
  children?: ReactNode;
  /** The edge length of the box: 16, 18 or 22 px. @default 'md', or the group's */
  size?: 'sm' | 'md' | 'lg';
  /** The value is being saved; it cannot be changed until this is false. */
  isPending?: boolean;
}

/** A yes-or-no choice that is submitted with a form. For a setting that takes effect at once use `Switch`. */
export const Checkbox = withRef(function Checkbox({
  children,
  description,
  errorMessage,
  size,
  isPending = false,
  className,
  ...props
}: CheckboxProps) {
  const isLoaderShown = useLoader(isPending);
  return (
    <CheckboxField
      {...props}
      isReadOnly={props.isReadOnly || isPending}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, cx(parts.choice, size && parts.sizes({ size })))}
    >
      <CheckboxButton className={parts.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} isPending={isLoaderShown} />
            {children !== undefined && (
              <span className={parts.text}>
                {children}
                {props.isRequired && (
                  <span aria-hidden="true" className={asterisk}>
                    {' *'}
                  </span>
                )}
              </span>
            )}
          </>
        )}
      </CheckboxButton>
      <div className={parts.help}>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </div>
      {isPending && <PendingStatus isShown={isLoaderShown} />}
    </CheckboxField>
  );
});
