'use client';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { useRef, type CSSProperties, type Ref } from 'react';
import { useSliderState } from 'react-stately/useSliderState';
import { withRef } from '../ref/withRef.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps {
  /** Stands above the track with the value beside it. Without it give `aria-label` or `aria-labelledby`. */
  label?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
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
  /** The value in words, read out and shown beside the label: `1:23`. @default the number */
  formatValue?: (value: number) => string;
  /** A second, paler fill up to here, such as what is loaded. */
  secondaryValue?: number;
  /** `quiet` shows its thumb and colour when someone reaches for it. @default 'normal' */
  variant?: 'normal' | 'quiet';
  isDisabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

const numbers = { format: String };

/** Picks a number from a range where the place matters more than the figure: a position, a volume. */
export const Slider = withRef(function Slider(props: SliderProps) {
  const {
    label,
    formatValue,
    secondaryValue,
    variant = 'normal',
    className,
    style,
    ref,
    name,
    ...options
  } = props;
  const trackRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const numberFormatter = (formatValue ? { format: formatValue } : numbers) as Intl.NumberFormat;
  const state = useSliderState<number>({ ...options, numberFormatter });
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(
    { ...options, label },
    state,
    trackRef,
  );
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index: 0, trackRef, inputRef, name },
    state,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled: options.isDisabled });

  const percent = (value: number) => `${state.getValuePercent(value) * 100}%`;
  return (
    <div
      {...groupProps}
      {...hoverProps}
      ref={ref}
      className={className ? `${styles.slider} ${className}` : styles.slider}
      style={style}
      data-variant={variant}
      data-hovered={isHovered || undefined}
      data-dragging={isDragging || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-disabled={options.isDisabled || undefined}
    >
      {label !== undefined && (
        <div className={styles.heading}>
          <label {...labelProps}>{label}</label>
          <output {...outputProps} className={styles.output}>
            {state.getThumbValueLabel(0)}
          </output>
        </div>
      )}
      <div {...trackProps} ref={trackRef} className={styles.track}>
        <div className={styles.rail}>
          {secondaryValue !== undefined && (
            <div className={styles.secondary} style={{ inlineSize: percent(secondaryValue) }} />
          )}
          <div className={styles.fill} style={{ inlineSize: percent(state.getThumbValue(0)) }} />
        </div>
        <div {...thumbProps} className={styles.thumb}>
          <VisuallyHidden>
            <input {...inputProps} {...focusProps} ref={inputRef} />
          </VisuallyHidden>
        </div>
      </div>
    </div>
  );
});
