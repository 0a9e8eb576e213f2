'use client';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  CheckboxGroupStateContext,
} from 'react-aria-components/CheckboxGroup';
import { type ReactNode, type RefAttributes, useContext } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as parts from '../choice/choice.css.ts';
import { ChoiceGroupBody, type ChoiceGroupFrame } from '../choice/ChoiceGroup.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { field } from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps
  extends
    Omit<AriaCheckboxGroupProps, 'render' | 'children'>,
    ChoiceGroupFrame,
    RefAttributes<HTMLDivElement> {
  /** `Checkbox`es with a `value` each. */
  children?: ReactNode;
  /** @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
  /** The label of a parent that selects all or none of these values, and is indeterminate while some are selected. */
  all?: { label: ReactNode; values: readonly string[] };
}

/** Several choices that do not exclude each other. For exactly one use `RadioGroup`, for many values `ChipField`. */
export const CheckboxGroup = withRef(function CheckboxGroup({
  label,
  description,
  errorMessage,
  size = 'md',
  orientation = 'vertical',
  all,
  isPending,
  className,
  children,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
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
        {all && <AllCheckbox {...all} />}
        <div className={cx(parts.list({ orientation }), all && styles.children)}>{children}</div>
      </ChoiceGroupBody>
    </AriaCheckboxGroup>
  );
});

/** The parent is not a value of the group, so it does not use the context of the group. */
function AllCheckbox({ label, values }: NonNullable<CheckboxGroupProps['all']>) {
  const group = useContext(CheckboxGroupStateContext)!;
  const marked = values.filter((value) => group.value.includes(value)).length;
  const isAll = marked === values.length;
  return (
    <CheckboxGroupStateContext.Provider value={null}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={marked > 0 && !isAll}
        isDisabled={group.isDisabled}
        isReadOnly={group.isReadOnly}
        onChange={() => {
          const others = group.value.filter((value) => !values.includes(value));
          group.setValue(isAll ? others : [...others, ...values]);
        }}
      >
        {label}
      </Checkbox>
    </CheckboxGroupStateContext.Provider>
  );
}
