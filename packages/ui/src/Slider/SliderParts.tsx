'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../Spinner/useLoader.ts';
import { asterisk, description as descriptionStyle, error } from '../TextField/Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Slider.css.ts';
import { words } from './words.ts';

/** A place on a slider that is drawn, and may be named. */
export interface SliderMark {
  value: number;
  label?: ReactNode;
}

/** What a slider says around its track. */
export interface SliderWords {
  /** Stands above the track with the value beside it. Without it give `aria-label` or `aria-labelledby`. */
  label?: ReactNode;
  description?: ReactNode;
  /** What is wrong, under the slider. Marks it as invalid. */
  errorMessage?: ReactNode;
  isInvalid?: boolean;
  /** Adds a red asterisk to the label. */
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** The value is being saved; it cannot be changed meanwhile. */
  isPending?: boolean;
  /** Places that are drawn under the track, such as its ends. */
  marks?: readonly SliderMark[];
}

interface HeadingProps extends Pick<SliderWords, 'label' | 'isRequired' | 'isPending'> {
  labelProps: ComponentPropsWithRef<'label'>;
  outputProps: ComponentPropsWithRef<'output'>;
  value: string;
  /** Of a group, whose label names no single input. */
  as?: 'label' | 'span';
}

export function SliderHeading({
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
      <Label {...labelProps}>
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
export function SliderMarks({ marks, isVertical, share }: MarksProps) {
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

interface HelpProps extends Pick<SliderWords, 'description' | 'errorMessage'> {
  descriptionId: string;
  errorId: string;
}

export function SliderHelp({ description, errorMessage, descriptionId, errorId }: HelpProps) {
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
