'use client';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { VisuallyHidden as HiddenInput } from 'react-aria/VisuallyHidden';
import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { SliderState } from 'react-stately/useSliderState';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import { asterisk, description as descriptionStyle, error } from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './slider.css.ts';
import { words } from './words.ts';

/** A place on a slider that is drawn, and may be named. */
export interface SliderMark {
  value: number;
  label?: ReactNode;
}

/** What a slider of one number and one of two have in common. */
export interface SliderBase {
  /** Stands above the track with the value beside it. Without it give `aria-label` or `aria-labelledby`. */
  label?: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  description?: ReactNode;
  /** What is wrong, under the slider. Marks it as invalid. */
  errorMessage?: ReactNode;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** One arrow key; Page Up and Page Down go a tenth of the way. @default 1 */
  step?: number;
  /** A value in words, read out and shown beside the label: `1:23`. @default by `formatOptions` */
  formatValue?: (value: number) => string;
  /** How a number is written in the page's language. */
  formatOptions?: Intl.NumberFormatOptions;
  /** A vertical one is 200 px high, or as `style` says. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Places that are drawn under the track, such as its ends. */
  marks?: readonly SliderMark[];
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The value is being saved; it cannot be changed meanwhile. */
  isPending?: boolean;
  isInvalid?: boolean;
  /** Adds a red asterisk to the label. */
  isRequired?: boolean;
  id?: string;
  form?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Whether a slider can be looked at only. */
export const isFixed = ({ isReadOnly, isPending }: Pick<SliderBase, 'isReadOnly' | 'isPending'>) =>
  isReadOnly === true || isPending === true;

interface SliderFrameProps extends Omit<SliderBase, 'formatValue' | 'formatOptions' | 'ref'> {
  rootRef: Ref<HTMLDivElement> | undefined;
  state: SliderState;
  /** The value in words. */
  text: string;
  /** Of two numbers the label names no single input. */
  labelAs?: 'label' | 'span';
  /** @default 'normal' */
  variant?: 'normal' | 'quiet';
  /** What is drawn on the line. */
  fill: ReactNode;
  children: (thumb: Omit<SliderThumbProps, 'index'>) => ReactNode;
}

/** All that is drawn of a slider; its thumbs are drawn by `children`. */
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

interface SliderThumbProps {
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

/** What is dragged, with the input that is heard and sent. */
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

interface HeadingProps extends Pick<SliderBase, 'label' | 'isRequired' | 'isPending'> {
  labelProps: ComponentPropsWithRef<'label'>;
  outputProps: ComponentPropsWithRef<'output'>;
  value: string;
  /** Of a group, whose label names no single input. */
  as?: 'label' | 'span';
}

function SliderHeading({
  label,
  isRequired,
  isPending,
  labelProps,
  outputProps,
  value,
  as = 'label',
}: HeadingProps) {
  const Label = as as 'label';
  return (
    <div className={styles.heading}>
      <Label {...labelProps} className={styles.label}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={asterisk}>
            {' *'}
          </span>
        )}
      </Label>
      <span className={styles.output}>
        {isPending !== undefined && <SliderPending isPending={isPending} />}
        <output {...outputProps}>{value}</output>
      </span>
    </div>
  );
}

function SliderPending({ isPending }: { isPending: boolean }) {
  const t = useUiMessages(words);
  const isShown = useLoader(isPending);
  return (
    <>
      {isShown && <Spinner label={null} size="1em" />}
      <VisuallyHidden role="status">{isShown && t.loading}</VisuallyHidden>
    </>
  );
}

interface MarksProps {
  marks: readonly SliderMark[];
  isVertical: boolean;
  share: (value: number) => number;
}

/** Decoration: the value is read from the thumb. */
function SliderMarks({ marks, isVertical, share }: MarksProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.marks}
      data-labelled={marks.some(({ label }) => label !== undefined) || undefined}
    >
      {marks.map(({ value, label }) => {
        const place = share(value);
        return (
          <div
            key={value}
            className={styles.mark}
            data-end={place === 0 ? 'first' : place === 1 ? 'last' : undefined}
            style={{ [isVertical ? 'insetBlockEnd' : 'insetInlineStart']: `${place * 100}%` }}
          >
            {label}
          </div>
        );
      })}
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
