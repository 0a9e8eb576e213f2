'use client';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { type CSSProperties, type Ref, type RefObject, useId, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { type SliderState, useSliderState } from 'react-stately/useSliderState';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import * as styles from '../Slider/Slider.css.ts';
import { SliderHeading, SliderHelp, SliderMarks, type SliderWords } from '../Slider/SliderParts.tsx';
import { cx } from '../theme/cx.ts';
import { words } from './words.ts';

type Range = [from: number, to: number];

export interface RangeSliderProps extends SliderWords {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  value?: Range;
  /** @default the whole range */
  defaultValue?: Range;
  /** Called all the way. */
  onChange?: (value: Range) => void;
  /** Called once when a thumb is let go, and after each key. */
  onChangeEnd?: (value: Range) => void;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** One arrow key; Page Up and Page Down go a tenth of the way. @default 1 */
  step?: number;
  /** One value in words, read out and shown beside the label. @default by `formatOptions` */
  formatValue?: (value: number) => string;
  /** How the numbers are written in the page's language. */
  formatOptions?: Intl.NumberFormatOptions;
  /** What the thumbs are called. @default 'Minimum' and 'Maximum' */
  thumbLabels?: readonly [from: string, to: string];
  /** A vertical one is 200 px high, or as `style` says. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
  id?: string;
  /** The names by which the two values are sent with a form. */
  names?: readonly [from: string, to: string];
  form?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Picks a part of a range by its two ends. For one number use `Slider`, for exact figures two `NumberField`s. */
export const RangeSlider = withRef(function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    description,
    errorMessage,
    isInvalid = Boolean(errorMessage),
    isRequired,
    isReadOnly = false,
    isPending,
    marks,
    formatValue,
    formatOptions,
    thumbLabels,
    names,
    form,
    className,
    style,
    ref,
    ...options
  } = props;
  const { minValue = 0, maxValue = 100 } = options;
  const t = useUiMessages(words);
  const trackRef = useRef<HTMLDivElement>(null);
  const inLanguage = useNumberFormatter(formatOptions);
  const numberFormatter = formatValue ? asFormatter(formatValue) : inLanguage;
  const isFixed = isReadOnly || isPending === true;
  const [value, setValue] = useControlledState<Range>(
    options.value,
    options.defaultValue ?? [minValue, maxValue],
    options.onChange,
  );
  const state = useSliderState<Range>({
    ...options,
    defaultValue: options.defaultValue ?? [minValue, maxValue],
    value,
    onChange: isFixed ? undefined : setValue,
    onChangeEnd: isFixed ? undefined : options.onChangeEnd,
    numberFormatter,
  });
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(
    { ...options, label },
    state,
    trackRef,
  );
  const ids = useId();
  const descriptionId = `${ids}d`;
  const errorId = `${ids}e`;
  const isVertical = options.orientation === 'vertical';
  const [from, to] = [state.getThumbPercent(0), state.getThumbPercent(1)];
  const thumb = {
    state,
    trackRef,
    form,
    isInvalid,
    isFixed,
    'aria-describedby':
      cx(description !== undefined && descriptionId, Boolean(errorMessage) && errorId) || undefined,
  };
  const markRow = marks && (
    <SliderMarks marks={marks} isVertical={isVertical} share={state.getValuePercent} />
  );
  return (
    <div
      {...groupProps}
      ref={ref}
      className={cx(styles.slider, className)}
      style={style}
      data-orientation={isVertical ? 'vertical' : undefined}
      data-disabled={options.isDisabled || undefined}
      data-readonly={isFixed || undefined}
      data-invalid={isInvalid || undefined}
    >
      {label !== undefined && (
        <SliderHeading
          as="span"
          label={label}
          isRequired={isRequired}
          isPending={isPending}
          labelProps={labelProps}
          outputProps={outputProps}
          value={state.getFormattedValue()}
        />
      )}
      <div {...trackProps} ref={trackRef} className={styles.track}>
        <div className={styles.rail}>
          <div
            className={styles.fill}
            style={
              isVertical
                ? { insetBlockEnd: `${from * 100}%`, blockSize: `${(to - from) * 100}%` }
                : { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }
            }
          />
        </div>
        <RangeThumb {...thumb} index={0} label={thumbLabels?.[0] ?? t.minimum} name={names?.[0]} />
        <RangeThumb {...thumb} index={1} label={thumbLabels?.[1] ?? t.maximum} name={names?.[1]} />
        {isVertical && markRow}
      </div>
      {!isVertical && markRow}
      <SliderHelp
        description={description}
        errorMessage={errorMessage}
        descriptionId={descriptionId}
        errorId={errorId}
      />
    </div>
  );
});

const asFormatter = (format: (value: number) => string) =>
  ({
    format,
    formatRange: (from: number, to: number) => `${format(from)} – ${format(to)}`,
  }) as Intl.NumberFormat;

interface RangeThumbProps {
  index: 0 | 1;
  label: string;
  name: string | undefined;
  form: string | undefined;
  state: SliderState;
  trackRef: RefObject<HTMLDivElement | null>;
  isInvalid: boolean;
  isFixed: boolean;
  'aria-describedby': string | undefined;
}

function RangeThumb({ index, label, state, trackRef, isFixed, ...props }: RangeThumbProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { ...props, index, trackRef, inputRef, 'aria-label': label },
    state,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div
      {...thumbProps}
      className={styles.thumb}
      data-dragging={isDragging || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <VisuallyHidden>
        <input {...inputProps} {...focusProps} ref={inputRef} aria-readonly={isFixed || undefined} />
      </VisuallyHidden>
    </div>
  );
}
