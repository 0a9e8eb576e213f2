'use client';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { type RefAttributes, useMemo } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { PendingGroupContext, usePendingGroup } from '../buttons/PendingGroup.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { ToggleButtonStyleContext } from '../buttons/ToggleButtonStyle.ts';
import { group } from './ToggleButtonGroup.css.ts';

export interface ToggleButtonGroupProps
  extends Omit<AriaToggleButtonGroupProps, 'render'>, RefAttributes<HTMLDivElement> {
  /** `segmented` for one value of a few, `joined` as one piece, `spaced` apart and wrapping. @default 'segmented' */
  variant?: 'segmented' | 'joined' | 'spaced';
  /** How a button looks while it is off; `segmented` ignores it. @default 'soft' */
  buttonVariant?: ButtonProps['variant'];
  /** @default 'neutral' */
  tone?: 'accent' | 'neutral';
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: ButtonProps['size'];
  /** As wide as there is room, in equal parts. */
  isFullWidth?: boolean;
  /** The pressed button, or else the selected one, shows a spinner; all buttons ignore presses meanwhile. */
  isPending?: boolean;
}

/** One or several of a few values that take effect at once. In a form use `RadioGroup` or `CheckboxGroup`. */
export const ToggleButtonGroup = withRef(function ToggleButtonGroup({
  variant = 'segmented',
  buttonVariant = 'soft',
  tone = 'neutral',
  size = 'sm',
  isFullWidth = false,
  isPending,
  className,
  ...props
}: ToggleButtonGroupProps) {
  const pending = usePendingGroup(isPending);
  const isSegment = variant === 'segmented';
  const buttons = useMemo(
    () => ({ size, tone, variant: isSegment ? ('ghost' as const) : buttonVariant, isSegment }),
    [size, tone, buttonVariant, isSegment],
  );
  return (
    <ToggleButtonStyleContext.Provider value={buttons}>
      <PendingGroupContext.Provider value={pending}>
        <AriaToggleButtonGroup
          {...props}
          className={withClass(className, group({ variant, size, isFullWidth }))}
        />
      </PendingGroupContext.Provider>
    </ToggleButtonStyleContext.Provider>
  );
});
