'use client';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useControlledState } from 'react-stately/useControlledState';
import { useSliderState } from 'react-stately/useSliderState';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { fill } from '../sliders/slider.css.ts';
import { isFixed, type SliderBase } from '../sliders/SliderBase.ts';
import { SliderFrame } from '../sliders/SliderFrame.tsx';
import { SliderThumb } from '../sliders/SliderThumb.tsx';
import { messages } from './messages.ts';

type Range = [from: number, to: number];

export interface RangeSliderProps extends SliderBase {
  value?: Range;
  /** @default the whole range */
  defaultValue?: Range;
  /** Called with each change during a drag. */
  onChange?: (value: Range) => void;
  /** Called once when a thumb is released, and after each key. */
  onChangeEnd?: (value: Range) => void;
  /** The accessible names of the thumbs. @default 'Minimum' and 'Maximum' */
  thumbLabels?: readonly [from: string, to: string];
  /** The names of the two values in form data. */
  names?: readonly [from: string, to: string];
}

/** Selects a part of a range by two ends. For one number use `Slider`, for exact numbers two `NumberField`s. */
export const RangeSlider = withRef(function RangeSlider({
  value: given,
  defaultValue: initial,
  onChange,
  onChangeEnd,
  formatValue,
  formatOptions,
  thumbLabels,
  names,
  ref,
  ...props
}: RangeSliderProps) {
  const { minValue = 0, maxValue = 100, step, orientation, isDisabled } = props;
  const defaultValue: Range = initial ?? [minValue, maxValue];
  const t = useUiMessages(messages);
  const inLanguage = useNumberFormatter(formatOptions);
  const [value, setValue] = useControlledState<Range>(given, defaultValue, onChange);
  const state = useSliderState<Range>({
    minValue,
    maxValue,
    step,
    orientation,
    isDisabled,
    value,
    defaultValue,
    onChange: isFixed(props) ? undefined : setValue,
    onChangeEnd: isFixed(props) ? undefined : onChangeEnd,
    numberFormatter: formatValue ? asFormatter(formatValue) : inLanguage,
  });
  const [from, to] = [state.getThumbPercent(0), state.getThumbPercent(1)];
  return (
    <SliderFrame
      {...props}
      rootRef={ref}
      state={state}
      text={state.getFormattedValue()}
      labelAs="span"
      fill={
        <div
          className={fill}
          style={
            orientation === 'vertical'
              ? { insetBlockEnd: `${from * 100}%`, blockSize: `${(to - from) * 100}%` }
              : { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }
          }
        />
      }
    >
      {(thumb) => (
        <>
          <SliderThumb {...thumb} index={0} aria-label={thumbLabels?.[0] ?? t.minimum} name={names?.[0]} />
          <SliderThumb {...thumb} index={1} aria-label={thumbLabels?.[1] ?? t.maximum} name={names?.[1]} />
        </>
      )}
    </SliderFrame>
  );
});

const asFormatter = (format: (value: number) => string) =>
  ({
    format,
    formatRange: (from: number, to: number) => `${format(from)} – ${format(to)}`,
  }) as Intl.NumberFormat;
