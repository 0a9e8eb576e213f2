'use client';
import type { ComponentPropsWithRef } from 'react';
import { asterisk } from '../field/field.css.ts';
import { useLoader } from '../loading/useLoader.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SliderBase } from './SliderBase.ts';
import * as styles from './slider.css.ts';
import { messages } from './messages.ts';

interface HeadingProps extends Pick<SliderBase, 'label' | 'isRequired' | 'isPending'> {
  labelProps: ComponentPropsWithRef<'label'>;
  outputProps: ComponentPropsWithRef<'output'>;
  value: string;
  /** The label belongs to a group, not to one input. */
  as?: 'label' | 'span';
}

/** The label above the track, with the value and a spinner while it is being saved. */
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
  const t = useUiMessages(messages);
  const isShown = useLoader(isPending);
  return (
    <>
      {isShown && <Spinner label={null} size="1em" />}
      <VisuallyHidden role="status">{isShown && t.loading}</VisuallyHidden>
    </>
  );
}
