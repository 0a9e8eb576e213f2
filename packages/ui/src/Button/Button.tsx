'use client';
import { type ReactNode, useId } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { ButtonBase, type ButtonBaseProps } from '../buttons/ButtonBase.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { button, content } from './Button.css.ts';
import { usePending } from '../buttons/PendingGroup.ts';
import { PendingLabel } from '../buttons/PendingLabel.tsx';

export interface ButtonProps extends ButtonBaseProps {
  /** `accent` marks the main action of a view. @default 'neutral' */
  tone?: 'accent' | 'neutral' | 'danger';
  /** In order of emphasis, the strongest first: solid, soft, outline, ghost. @default 'solid' */
  variant?: 'solid' | 'soft' | 'ghost' | 'outline';
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** Runs an action in place. To navigate use `Link`, or `ButtonLink` for a link that looks like a button. */
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
  const { isPending, isShown, press } = usePending(pendingId, props.isPending);
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
      {...(press && {
        onPress(event: PressEvent) {
          press();
          props.onPress?.(event);
        },
      })}
      isPending={isPending}
      aria-describedby={isShown ? pendingId : props['aria-describedby']}
      className={cx(button({ tone, variant, size }), className)}
    >
      {isShown === undefined ? (
        <span className={content}>{label}</span>
      ) : (
        <PendingLabel id={pendingId} isPending={isShown}>
          {label}
        </PendingLabel>
      )}
    </ButtonBase>
  );
});
