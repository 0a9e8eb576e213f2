'use client';
import type { ComponentPropsWithRef, CSSProperties, ReactNode, Ref } from 'react';
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

type ButtonElementProps = ComponentPropsWithRef<'button'> & { [name: `data-${string}`]: unknown };

/** The props of the element of a button, for one that adds event handlers to it. */
export function useButtonBase(
  given: Omit<ButtonBaseProps, 'ref'>,
  ref: Ref<HTMLButtonElement> | undefined,
): ButtonElementProps {
  const [props, buttonRef] = useContextProps(given, ref ?? null, ButtonContext);
  const { isPending = false, isDisabled = false, slot } = props;
  const { buttonProps, isPressed } = useButton(props, buttonRef);
  // An outer component, such as the trigger of an open menu, can set the pressed state.
  const isHeld = 'isPressed' in props && props.isPressed === true;
  const merged: typeof buttonProps = mergeProps(filterDOMProps(props, { global: true }), buttonProps);
  return {
    ...(isPending ? withoutPress(merged) : merged),
    ref: buttonRef,
    // A pending button does not submit its form again.
    type: isPending ? ('button' as const) : merged.type,
    className: given.className,
    style: given.style,
    slot: slot ?? undefined,
    'aria-disabled': isPending || merged['aria-disabled'],
    'data-disabled': isDisabled || undefined,
    'data-pending': isPending || undefined,
    'data-pressed': ((isPressed || isHeld) && !isPending) || undefined,
    children: given.children,
  };
}

/**
 * An unstyled button made of react-aria's hooks. A page shows about a hundred buttons, and react-aria's component takes
 * five times as long to hydrate: it creates ids and tracks the pointer for each, which `:hover` and `:focus-visible` do
 * without script.
 */
export const ButtonBase = withRef(function ButtonBase({ ref, ...given }: ButtonBaseProps) {
  return <button {...useButtonBase(given, ref)} />;
});
