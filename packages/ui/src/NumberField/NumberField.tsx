'use client';
import {
  Input,
  NumberField as AriaNumberField,
  NumberFieldStateContext,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import {
  useContext,
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react';
import { flushSync } from 'react-dom';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFieldBody, type TextFieldBodyProps, type TextFieldFrame } from '../field/TextFieldBody.tsx';
import * as styles from './NumberField.css.ts';
import { stepBy } from './stepBy.ts';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'render' | 'children'>, TextFieldFrame, RefAttributes<HTMLDivElement> {
  /** An icon or unit before the number. Units and currencies of `formatOptions` are added automatically. */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** The step of Page Up and Page Down. @default ten steps */
  pageStep?: number;
  /** Hides the stepper buttons. The arrow keys still step. */
  hideSteppers?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A numeric value. For a value in a range that need not be exact use `Slider`; for digits such as a phone number use `TextField`. */
export const NumberField = withRef(function NumberField({
  label,
  description,
  errorMessage,
  placeholder,
  size,
  startAdornment,
  endAdornment,
  pageStep,
  hideSteppers = false,
  isPending,
  inputRef,
  className,
  ...props
}: NumberFieldProps) {
  const frame = { label, description, errorMessage, size, startAdornment, endAdornment, isPending };
  const step = props.step ?? (props.formatOptions?.style === 'percent' ? 0.01 : 1);
  const hasSteppers = !hideSteppers && !props.isReadOnly;
  return (
    <AriaNumberField
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, fieldStyles.field)}
    >
      <NumberFieldBody
        {...frame}
        isRequired={props.isRequired}
        boxProps={{ className: hasSteppers ? styles.box : undefined }}
        pageStep={pageStep ?? 10 * step}
        isFixed={props.isDisabled || props.isReadOnly}
        buttons={
          hasSteppers && (
            <div className={styles.steppers}>
              <ButtonBase slot="decrement" className={styles.stepper}>
                <MinusIcon size="1em" />
              </ButtonBase>
              <ButtonBase slot="increment" className={styles.stepper}>
                <PlusIcon size="1em" />
              </ButtonBase>
            </div>
          )
        }
      >
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cx(fieldStyles.input, styles.input)}
          aria-busy={isPending}
        />
      </NumberFieldBody>
    </AriaNumberField>
  );
});

interface NumberFieldBodyProps extends TextFieldBodyProps {
  pageStep: number;
  isFixed?: boolean;
}

/** Handles some keys before react-aria does, which turns Page Up into a small step and ignores Home without a minimum. */
function NumberFieldBody({ pageStep, isFixed, boxProps, ...props }: NumberFieldBodyProps) {
  const state = useContext(NumberFieldStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const turnPage = (delta: number) => {
    // Step from the typed text, also before it is committed.
    flushSync(() => latest.current?.commit());
    if (!latest.current) return;
    const { numberValue, minValue, maxValue, ...next } = latest.current;
    const value = stepBy(numberValue, delta, { minValue, maxValue });
    if (value === maxValue) next.incrementToMax();
    else if (value === minValue) next.decrementToMin();
    else next.setNumberValue(value);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!state || isFixed || !(event.target instanceof HTMLInputElement)) return;
    const { key } = event;
    if (key === 'PageUp' || key === 'PageDown') {
      event.preventDefault();
      event.stopPropagation();
      turnPage(key === 'PageUp' ? pageStep : -pageStep);
    } else if (
      (key === 'Home' && state.minValue === undefined) ||
      (key === 'End' && state.maxValue === undefined)
    ) {
      event.stopPropagation();
    }
  };
  return <TextFieldBody {...props} hasButtonContext boxProps={{ ...boxProps, onKeyDownCapture }} />;
}
