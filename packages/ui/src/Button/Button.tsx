'use client';
import { type ReactNode, useId } from 'react';
import { ButtonBase, type ButtonBaseProps } from '../ButtonBase/ButtonBase.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../Spinner/useLoader.ts';
import { cx } from '../theme/cx.ts';
import { button, content, spinner } from './Button.css.ts';
import { words } from './words.ts';

export interface ButtonProps extends ButtonBaseProps {
  /** `accent` marks the one action a view is about. @default 'neutral' */
  tone?: 'accent' | 'neutral' | 'danger';
  /** From loud to quiet: solid, soft, outline, ghost. @default 'solid' */
  variant?: 'solid' | 'soft' | 'ghost' | 'outline';
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** Runs an action in place. To go somewhere use `Link`, or `ButtonLink` where it should look like this. */
export const Button = withRef(function Button({
  tone = 'neutral',
  variant = 'solid',
  size = 'sm',
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: ButtonProps) {
  const pendingId = useId();
  const label = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  );
  return (
    <ButtonBase
      {...props}
      aria-describedby={props.isPending ? pendingId : props['aria-describedby']}
      className={cx(button({ tone, variant, size }), className)}
    >
      {props.isPending === undefined ? (
        <span className={content}>{label}</span>
      ) : (
        <PendingLabel id={pendingId} isPending={props.isPending}>
          {label}
        </PendingLabel>
      )}
    </ButtonBase>
  );
});

interface PendingLabelProps {
  id: string;
  isPending: boolean;
  children: ReactNode;
}

/** The label of a button that may wait. It keeps its room, and the button its name, under the spinner. */
function PendingLabel({ id, isPending, children }: PendingLabelProps) {
  const messages = useUiMessages(words);
  const isLoaderShown = useLoader(isPending);
  return (
    <>
      <span className={content} data-hidden={isLoaderShown || undefined}>
        {children}
      </span>
      {isLoaderShown && (
        <span className={spinner}>
          <Spinner label={null} />
        </span>
      )}
      {isPending && (
        <span id={id} hidden>
          {messages.loading}
        </span>
      )}
    </>
  );
}
