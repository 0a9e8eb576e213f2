'use client';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { ButtonContext, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useContextProps } from 'react-aria-components/slots';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { withRef } from '../ref/withRef.ts';
import { withoutPress } from './withoutPress.ts';

type Behaviour = Omit<
  AriaButtonProps,
  'render' | 'className' | 'style' | 'children' | 'onHoverStart' | 'onHoverEnd' | 'onHoverChange'
>;

export interface ButtonBaseProps extends Behaviour {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * An unstyled button made of react-aria's hooks. A page shows about a hundred buttons, and react-aria's component takes
 * five times as long to hydrate: it creates ids and tracks the pointer for each, which `:hover` and `:focus-visible` do
 * without script.
 */
export const ButtonBase = withRef(function ButtonBase({ ref, ...given }: ButtonBaseProps) {
  const [props, buttonRef] = useContextProps(given, ref ?? null, ButtonContext);
  const { isPending = false, isDisabled = false, slot } = props;
  const { buttonProps, isPressed } = useButton(props, buttonRef);
  // An outer component, such as the trigger of an open menu, can set the pressed state.
  const isHeld = 'isPressed' in props && props.isPressed === true;
  const merged: typeof buttonProps = mergeProps(filterDOMProps(props, { global: true }), buttonProps);
  const behaviour = isPending ? withoutPress(merged) : merged;
  return (
    <button
      {...behaviour}
      ref={buttonRef}
      // A pending button does not submit its form again.
      type={isPending ? 'button' : merged.type}
      className={given.className}
      style={given.style}
      slot={slot ?? undefined}
      aria-disabled={isPending || merged['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      data-pressed={((isPressed || isHeld) && !isPending) || undefined}
    >
      {given.children}
    </button>
  );
});
