'use client';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useControlledState } from 'react-stately/useControlledState';
import { useSliderState } from 'react-stately/useSliderState';
import { withRef } from '../ref/withRef.ts';
import * as styles from '../sliders/slider.css.ts';
import { isFixed, type SliderBase } from '../sliders/SliderBase.ts';
import { SliderFrame } from '../sliders/SliderFrame.tsx';
import { SliderThumb } from '../sliders/SliderThumb.tsx';

export type { SliderMark } from '../sliders/SliderBase.ts';

export interface SliderProps extends SliderBase {
  value?: number;
  defaultValue?: number;
  /** Called with each change during a drag. */
  onChange?: (value: number) => void;
  /** Called once when the thumb is released, and after each key. */
  onChangeEnd?: (value: number) => void;
  /** A second, paler fill up to here, such as what is loaded. */
  secondaryValue?: number;
  /** `quiet` shows its thumb and colour on hover and focus. @default 'normal' */
  variant?: 'normal' | 'quiet';
  name?: string;
}

/** Selects a value in a range that need not be exact, such as a position or a volume. */
export const Slider = withRef(function Slider({
  value: given,
  defaultValue,
  onChange,
  onChangeEnd,
  formatValue,
  formatOptions,
  secondaryValue,
  variant = 'normal',
  name,
  ref,
  ...props
}: SliderProps) {
  const { minValue, maxValue, step, orientation, isDisabled } = props;
  const inLanguage = useNumberFormatter(formatOptions);
  const [value, setValue] = useControlledState(given, defaultValue ?? minValue ?? 0, onChange);
  const state = useSliderState<number>({
    minValue,
    maxValue,
    step,
    orientation,
    isDisabled,
    value,
    defaultValue,
    onChange: isFixed(props) ? undefined : setValue,
    onChangeEnd: isFixed(props) ? undefined : onChangeEnd,
    numberFormatter: formatValue ? ({ format: formatValue } as Intl.NumberFormat) : inLanguage,
  });
  const fillTo = (place: number) => ({
    [orientation === 'vertical' ? 'blockSize' : 'inlineSize']: `${state.getValuePercent(place) * 100}%`,
  });
  return (
    <SliderFrame
      {...props}
      rootRef={ref}
      state={state}
      text={state.getThumbValueLabel(0)}
      variant={variant}
      fill={
        <>
          {secondaryValue !== undefined && (
            <div className={styles.secondary} style={fillTo(secondaryValue)} />
          )}
          <div className={styles.fill} style={fillTo(state.getThumbValue(0))} />
        </>
      }
    >
      {(thumb) => <SliderThumb {...thumb} index={0} name={name} />}
    </SliderFrame>
  );
});
