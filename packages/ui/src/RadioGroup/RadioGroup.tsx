'use client';
import {
  RadioButton,
  RadioField,
  type RadioFieldProps as AriaRadioProps,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/TextField';
import type { ReactNode, RefAttributes } from 'react';
import * as parts from '../choice/choice.css.ts';
import { ChoiceGroupBody, type ChoiceGroupFrame } from '../choice/ChoiceGroup.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { description as descriptionStyle, field } from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'render' | 'children'>, ChoiceGroupFrame, RefAttributes<HTMLDivElement> {
  /** `Radio`s with a `value` each. */
  children?: ReactNode;
  /** `card` gives each its own surface, for a choice with a description or a price. @default 'plain' */
  variant?: 'plain' | 'card';
}

/** One of a few visible values. For more than about seven use `Select`. */
export const RadioGroup = withRef(function RadioGroup({
  label,
  description,
  errorMessage,
  variant = 'plain',
  size = 'md',
  isPending,
  className,
  children,
  ...props
}: RadioGroupProps) {
  const orientation = props.orientation ?? 'vertical';
  return (
    <AriaRadioGroup
      {...props}
      isReadOnly={props.isReadOnly || isPending}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, cx(field, parts.sizes({ size })))}
    >
      <ChoiceGroupBody
        label={label}
        description={description}
        errorMessage={errorMessage}
        isPending={isPending}
        isRequired={props.isRequired}
      >
        <div
          className={cx(parts.list({ orientation }), variant === 'card' && styles.cards)}
          data-orientation={orientation}
        >
          {children}
        </div>
      </ChoiceGroupBody>
    </AriaRadioGroup>
  );
});

export interface RadioProps
  extends Omit<AriaRadioProps, 'render' | 'children'>, RefAttributes<HTMLDivElement> {
  /** The label. */
  children?: ReactNode;
  description?: ReactNode;
}

/** One value of a `RadioGroup`. */
export const Radio = withRef(function Radio({ children, description, className, ...props }: RadioProps) {
  return (
    <RadioField {...props} className={withClass(className, parts.choice)}>
      <RadioButton className={parts.row}>
        {({ isSelected }) => (
          <>
            <span className={styles.ring}>{isSelected && <span className={styles.dot} />}</span>
            <span className={parts.text}>{children}</span>
          </>
        )}
      </RadioButton>
      {description !== undefined && (
        <div className={parts.help}>
          <Text slot="description" className={descriptionStyle}>
            {description}
          </Text>
        </div>
      )}
    </RadioField>
  );
});
