'use client';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { type CSSProperties, type Ref, useId, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useSliderState } from 'react-stately/useSliderState';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Slider.css.ts';
import { SliderHeading, SliderHelp, SliderMarks, type SliderWords } from './SliderParts.tsx';

export interface SliderProps extends SliderWords {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  value?: number;
  defaultValue?: number;
  /** Called all the way. */
  onChange?: (value: number) => void;
  /** Called once when the thumb is let go, and after each key. */
  onChangeEnd?: (value: number) => void;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** One arrow key; Page Up and Page Down go a tenth of the way. @default 1 */
  step?: number;
  /** The value in words, read out and shown beside the label: `1:23`. @default by `formatOptions` */
  formatValue?: (value: number) => string;
  /** How the number is written in the page's language. */
  formatOptions?: Intl.NumberFormatOptions;
  /** A second, paler fill up to here, such as what is loaded. */
  secondaryValue?: number;
  /** `quiet` shows its thumb and colour when someone reaches for it. @default 'normal' */
  variant?: 'normal' | 'quiet';
  /** A vertical one is 200 px high, or as `style` says. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
  id?: string;
  name?: string;
  form?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Picks a number from a range where the place matters more than the figure: a position, a volume. */
export const Slider = withRef(function Slider(props: SliderProps) {
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
    secondaryValue,
    variant = 'normal',
    className,
    style,
    ref,
    name,
    form,
    ...options
  } = props;
  const trackRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const inLanguage = useNumberFormatter(formatOptions);
  const numberFormatter = formatValue ? ({ format: formatValue } as Intl.NumberFormat) : inLanguage;
  const isFixed = isReadOnly || isPending === true;
  const [value, setValue] = useControlledState(
    options.value,
    options.defaultValue ?? options.minValue ?? 0,
    options.onChange,
  );
  const state = useSliderState<number>({
    ...options,
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
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    {
      index: 0,
      trackRef,
      inputRef,
      name,
      form,
      isInvalid,
      'aria-describedby':
        cx(description !== undefined && descriptionId, Boolean(errorMessage) && errorId) || undefined,
    },
    state,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled: options.isDisabled });

  const isVertical = options.orientation === 'vertical';
  const fillTo = (value: number) => ({
    [isVertical ? 'blockSize' : 'inlineSize']: `${state.getValuePercent(value) * 100}%`,
  });
  const markRow = marks && (
    <SliderMarks marks={marks} isVertical={isVertical} share={state.getValuePercent} />
  );
  return (
    <div
      {...groupProps}
      {...hoverProps}
      ref={ref}
      className={cx(styles.slider, className)}
      style={style}
      data-variant={variant}
      data-orientation={isVertical ? 'vertical' : undefined}
      data-hovered={isHovered || undefined}
      data-dragging={isDragging || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-disabled={options.isDisabled || undefined}
      data-readonly={isFixed || undefined}
      data-invalid={isInvalid || undefined}
    >
      {label !== undefined && (
        <SliderHeading
          label={label}
          isRequired={isRequired}
          isPending={isPending}
          labelProps={labelProps}
          outputProps={outputProps}
          value={state.getThumbValueLabel(0)}
        />
      )}
      <div {...trackProps} ref={trackRef} className={styles.track}>
        <div className={styles.rail}>
          {secondaryValue !== undefined && (
            <div className={styles.secondary} style={fillTo(secondaryValue)} />
          )}
          <div className={styles.fill} style={fillTo(state.getThumbValue(0))} />
        </div>
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
