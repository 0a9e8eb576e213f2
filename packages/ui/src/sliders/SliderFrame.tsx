'use client';
import { useHover } from 'react-aria/useHover';
import { useSlider } from 'react-aria/useSlider';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import type { SliderState } from 'react-stately/useSliderState';
import { description as descriptionStyle, error } from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import { isFixed, type SliderBase } from './SliderBase.ts';
import { SliderHeading } from './SliderHeading.tsx';
import { SliderMarks } from './SliderMarks.tsx';
import type { SliderThumbProps } from './SliderThumb.tsx';
import * as styles from './slider.css.ts';

interface SliderFrameProps extends Omit<SliderBase, 'formatValue' | 'formatOptions' | 'ref'> {
  rootRef: Ref<HTMLDivElement> | undefined;
  state: SliderState;
  /** The formatted value. */
  text: string;
  /** With two thumbs the label belongs to the group, not to one input. */
  labelAs?: 'label' | 'span';
  /** @default 'normal' */
  variant?: 'normal' | 'quiet';
  /** The content of the track. */
  fill: ReactNode;
  children: (thumb: Omit<SliderThumbProps, 'index'>) => ReactNode;
}

/** Everything of a slider but its thumbs, which are the `children`. */
export function SliderFrame(props: SliderFrameProps) {
  const { state, text, labelAs, variant, fill, children } = props;
  const {
    label,
    description,
    errorMessage,
    isInvalid = Boolean(errorMessage),
    isRequired,
    isPending,
  } = props;
  const { marks, form, isDisabled, className, style, rootRef } = props;
  const trackRef = useRef<HTMLDivElement>(null);
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(
    {
      label,
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      'aria-describedby': props['aria-describedby'],
      id: props.id,
      orientation: props.orientation,
      isDisabled,
    },
    state,
    trackRef,
  );
  const { hoverProps, isHovered } = useHover({ isDisabled });
  const ids = useId();
  const descriptionId = `${ids}d`;
  const errorId = `${ids}e`;
  const isVertical = props.orientation === 'vertical';
  const markRow = marks && (
    <SliderMarks marks={marks} isVertical={isVertical} share={state.getValuePercent} />
  );
  return (
    <div
      {...groupProps}
      {...hoverProps}
      ref={rootRef}
      className={cx(styles.slider, className)}
      style={style}
      data-variant={variant}
      data-orientation={isVertical ? 'vertical' : undefined}
      data-hovered={isHovered || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isFixed(props) || undefined}
      data-invalid={isInvalid || undefined}
    >
      {label !== undefined && (
        <SliderHeading
          as={labelAs}
          label={label}
          isRequired={isRequired}
          isPending={isPending}
          labelProps={labelProps}
          outputProps={outputProps}
          value={text}
        />
      )}
      <div {...trackProps} ref={trackRef} className={styles.track}>
        <div className={styles.rail}>{fill}</div>
        {children({
          state,
          trackRef,
          form,
          isInvalid,
          isFixed: isFixed(props),
          'aria-describedby':
            cx(description !== undefined && descriptionId, Boolean(errorMessage) && errorId) || undefined,
        })}
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
}

interface HelpProps extends Pick<SliderBase, 'description' | 'errorMessage'> {
  descriptionId: string;
  errorId: string;
}

function SliderHelp({ description, errorMessage, descriptionId, errorId }: HelpProps) {
  return (
    <>
      {description !== undefined && (
        <span id={descriptionId} className={descriptionStyle}>
          {description}
        </span>
      )}
      {errorMessage !== undefined && errorMessage !== false && (
        <span id={errorId} className={error}>
          {errorMessage}
        </span>
      )}
    </>
  );
}
