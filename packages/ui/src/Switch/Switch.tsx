'use client';
import {
  SwitchButton,
  SwitchField,
  type SwitchFieldProps as AriaSwitchProps,
} from 'react-aria-components/Switch';
import type { ReactNode, RefAttributes } from 'react';
import * as parts from '../choice/choice.css.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import { asterisk } from '../field/field.css.ts';
import { FieldHelp, PendingStatus, type FieldLabels } from '../field/FieldParts.tsx';
import { cx } from '../theme/cx.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends
    Omit<AriaSwitchProps, 'render' | 'children'>,
    Omit<FieldLabels, 'label'>,
    RefAttributes<HTMLDivElement> {
  /** The label, which is the same in both states. Without one give `aria-label`. */
  children?: ReactNode;
  /** The side of the label. With `start`, the switch is at the end of the row. @default 'end' */
  labelPlacement?: 'start' | 'end';
  /** 20, 22 or 26 px high. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** The change is being saved; it cannot be changed meanwhile. */
  isPending?: boolean;
}

/** Turns a setting on and off at once. For a choice that is sent with a form use `Checkbox`. */
export const Switch = withRef(function Switch({
  children,
  description,
  errorMessage,
  labelPlacement = 'end',
  size = 'md',
  isPending = false,
  className,
  ...props
}: SwitchProps) {
  const isLoaderShown = useLoader(isPending);
  return (
    <SwitchField
      {...props}
      data-placement={labelPlacement}
      isReadOnly={props.isReadOnly || isPending}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, cx(parts.choice, styles.field, parts.sizes({ size })))}
    >
      <SwitchButton className={cx(parts.row, styles.row)}>
        <span className={styles.track}>
          <span className={styles.thumb}>
            {isLoaderShown && <Spinner label={null} className={styles.spinner} />}
          </span>
        </span>
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
      </SwitchButton>
      <div className={cx(parts.help, styles.help)}>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </div>
      {isPending && <PendingStatus isShown={isLoaderShown} />}
    </SwitchField>
  );
});
