'use client';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { ToggleGroupStateContext } from 'react-aria-components/ToggleButtonGroup';
import type { PressEvent } from 'react-aria-components/Button';
import { type ReactNode, type RefAttributes, useContext, useId } from 'react';
import { button, content } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { usePending } from '../buttons/PendingGroup.ts';
import { PendingLabel } from '../buttons/PendingLabel.tsx';
import { withoutPress } from '../buttons/withoutPress.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { icon, toggleButton } from './ToggleButton.css.ts';
import { ToggleButtonStyleContext } from '../buttons/ToggleButtonStyle.ts';

export interface ToggleButtonProps
  extends Omit<AriaToggleButtonProps, 'render' | 'children'>, RefAttributes<HTMLButtonElement> {
  /** Its colour while it is on. @default 'neutral' */
  tone?: 'accent' | 'neutral';
  /** The emphasis while it is off, strongest first: solid, soft, outline, ghost. @default 'soft' */
  variant?: 'solid' | 'soft' | 'ghost' | 'outline';
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: ButtonProps['size'];
  startIcon?: ReactNode;
  /** An icon alone, as wide as it is high. Give `aria-label`. */
  isIconOnly?: boolean;
  /** The action is under way: the button keeps its name, width and focus, and ignores presses. */
  isPending?: boolean;
  children?: ReactNode;
}

/** Toggles a state in place. Its label does not change. For a setting in a form use `Switch`. */
export const ToggleButton = withRef(function ToggleButton({
  tone,
  variant,
  size,
  startIcon,
  isIconOnly = false,
  isPending: waits,
  className,
  children,
  ...props
}: ToggleButtonProps) {
  const group = useContext(ToggleButtonStyleContext);
  const height = size ?? group.size ?? 'sm';
  const classes = cx(
    button({ tone: 'neutral', variant: variant ?? group.variant ?? 'soft', size: height }),
    isIconOnly && icon({ size: height }),
    toggleButton({ tone: tone ?? group.tone ?? 'neutral', isSegment: group.isSegment }),
  );
  const state = useContext(ToggleGroupStateContext);
  const pendingId = useId();
  const isChosen = props.id !== undefined && (state?.selectedKeys.has(props.id) ?? false);
  const { isPending, isShown, press } = usePending(pendingId, waits, isChosen);
  const label = (
    <>
      {startIcon}
      {children}
    </>
  );
  return (
    <AriaToggleButton
      {...props}
      {...(press && {
        onPress(event: PressEvent) {
          press();
          props.onPress?.(event);
        },
      })}
      aria-describedby={isShown ? pendingId : props['aria-describedby']}
      className={withClass(className, classes)}
      render={(drawn) => (
        <button
          {...(isPending ? withoutPress(drawn) : drawn)}
          aria-disabled={isPending || drawn['aria-disabled']}
          data-pending={isPending || undefined}
        />
      )}
    >
      {isShown === undefined ? (
        <span className={content}>{label}</span>
      ) : (
        <PendingLabel id={pendingId} isPending={isShown}>
          {label}
        </PendingLabel>
      )}
    </AriaToggleButton>
  );
});
