'use client';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { useObjectRef } from 'react-aria/useObjectRef';
import { PendingGroupContext, usePendingGroup } from '../buttons/PendingGroup.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { group } from './ButtonGroup.css.ts';
import { useFits } from './useFits.ts';

export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
  /** `joined` draws the buttons without gaps, as one shape. @default 'spaced' */
  variant?: 'spaced' | 'joined';
  /** A row that does not fit becomes a column. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** The alignment of the buttons in a wider row. @default 'start' */
  align?: 'start' | 'end';
  /** Disables every button in the group. */
  isDisabled?: boolean;
  /** The pressed button shows a spinner; until it is false all buttons ignore presses. */
  isPending?: boolean;
}

/** Buttons that belong together. For a single tab stop with arrow keys use `Toolbar`. */
export const ButtonGroup = withRef(function ButtonGroup({
  variant = 'spaced',
  orientation = 'horizontal',
  align = 'start',
  isDisabled = false,
  isPending,
  className,
  ref,
  ...props
}: ButtonGroupProps) {
  const groupRef = useObjectRef(ref);
  const fits = useFits(groupRef, orientation === 'horizontal');
  const pending = usePendingGroup(isPending);
  const context = useMemo(() => ({ isDisabled }), [isDisabled]);
  return (
    <PendingGroupContext.Provider value={pending}>
      <ButtonContext.Provider value={context}>
        <div
          role="group"
          {...props}
          ref={groupRef}
          aria-disabled={isDisabled || undefined}
          data-orientation={fits ? orientation : 'vertical'}
          className={cx(group({ variant, align }), className)}
        />
      </ButtonContext.Provider>
    </PendingGroupContext.Provider>
  );
});
