'use client';
import {
  Input,
  NumberField as AriaNumberField,
  NumberFieldStateContext,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { ButtonContext } from 'react-aria-components/Button';
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
import {
  FieldAdornment,
  FieldBox,
  FieldHelp,
  FieldLabel,
  FieldPending,
  type FieldBoxProps,
  type FieldLabels,
  type FieldSize,
} from '../field/FieldParts.tsx';
import * as styles from './NumberField.css.ts';
import { stepBy } from './stepBy.ts';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'render' | 'children'>, FieldLabels, RefAttributes<HTMLDivElement> {
  placeholder?: string;
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'md' */
  size?: FieldSize;
  /** An icon or unit before the number. Units and currencies of `formatOptions` are written by themselves. */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** How far Page Up and Page Down go. @default ten steps */
  pageStep?: number;
  /** Keeps the buttons away, where numbers are typed and not counted. The keys stay. */
  hideSteppers?: boolean;
  /** Something about the value is being looked up; the field can still be used. */
  isPending?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A number that is counted or measured. For one of a range by feel use `Slider`, for figures such as a phone number `TextField`. */
export const NumberField = withRef(function NumberField({
  label,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  startAdornment,
  endAdornment,
  pageStep,
  hideSteppers = false,
  isPending,
  inputRef,
  className,
  ...props
}: NumberFieldProps) {
  const step = props.step ?? (props.formatOptions?.style === 'percent' ? 0.01 : 1);
  const hasSteppers = !hideSteppers && !props.isReadOnly;
  return (
    <AriaNumberField
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, fieldStyles.field)}
    >
      {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <NumberBox
        size={size}
        className={hasSteppers ? styles.box : undefined}
        pageStep={pageStep ?? 10 * step}
        isFixed={props.isDisabled || props.isReadOnly}
      >
        {startAdornment !== undefined && <Adornment>{startAdornment}</Adornment>}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cx(fieldStyles.input, styles.input)}
          aria-busy={isPending}
        />
        {isPending !== undefined && <FieldPending isPending={isPending} />}
        {endAdornment !== undefined && <Adornment>{endAdornment}</Adornment>}
        {hasSteppers && (
          <div className={styles.steppers}>
            <ButtonBase slot="decrement" className={styles.stepper}>
              <MinusIcon size="1em" />
            </ButtonBase>
            <ButtonBase slot="increment" className={styles.stepper}>
              <PlusIcon size="1em" />
            </ButtonBase>
          </div>
        )}
      </NumberBox>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
});

/** A button in an adornment is none of the field's own. */
const Adornment = ({ children }: { children: ReactNode }) => (
  <ButtonContext.Provider value={null}>
    <FieldAdornment>{children}</FieldAdornment>
  </ButtonContext.Provider>
);

interface NumberBoxProps extends FieldBoxProps {
  pageStep: number;
  isFixed?: boolean;
}

/** The box, which hears some keys before react-aria does: for it Page Up is a small step, and Home is lost without a bound. */
function NumberBox({ pageStep, isFixed, ...props }: NumberBoxProps) {
  const state = useContext(NumberFieldStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const turnPage = (delta: number) => {
    // What is typed and not yet taken counts.
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
  return <FieldBox {...props} onKeyDownCapture={onKeyDownCapture} />;
}
