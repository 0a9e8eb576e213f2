'use client';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useSliderThumb } from 'react-aria/useSlider';
import { VisuallyHidden as HiddenInput } from 'react-aria/VisuallyHidden';
import { useRef, type RefObject } from 'react';
import type { SliderState } from 'react-stately/useSliderState';
import * as styles from './slider.css.ts';

export interface SliderThumbProps {
  index: 0 | 1;
  state: SliderState;
  trackRef: RefObject<HTMLDivElement | null>;
  isInvalid: boolean;
  isFixed: boolean;
  name?: string;
  form?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** The draggable thumb, with the input that screen readers and forms use. */
export function SliderThumb({ state, isFixed: isReadOnly, trackRef, ...props }: SliderThumbProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb({ ...props, trackRef, inputRef }, state);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div
      {...thumbProps}
      className={styles.thumb}
      data-dragging={isDragging || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <HiddenInput>
        <input {...inputProps} {...focusProps} ref={inputRef} aria-readonly={isReadOnly || undefined} />
      </HiddenInput>
    </div>
  );
}
