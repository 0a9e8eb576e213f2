'use client';
import { ButtonContext } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import type { OverlayTriggerProps as State } from 'react-stately/useOverlayTriggerState';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { useTrigger } from './useTrigger.ts';

export interface OverlayTriggerProps extends State {
  /** The button and its overlay, which may be a lazily loaded component: it is not rendered before it is opened. */
  children: [trigger: ReactNode, overlay: ReactNode];
  /** Called when the button is hovered or focused, to preload what the overlay needs. */
  onIntent?: () => void;
}

const OverlayState = lazyPart(() => import('./OverlayState.tsx'));

/** The implementation of `DialogTrigger` and `PopoverTrigger`. */
export function OverlayTrigger({ children, onIntent, ...props }: OverlayTriggerProps) {
  const [trigger, overlay] = children;
  const { state, ref, id, buttonProps, onPress, overlayProps, wasOpen } = useTrigger(props, 'dialog');
  const preload = () => {
    OverlayState.preload();
    onIntent?.();
  };
  return (
    <>
      <ButtonContext.Provider value={{ ...buttonProps, onPress, onHoverStart: preload, onFocus: preload }}>
        {trigger}
      </ButtonContext.Provider>
      {wasOpen && (
        <PartBoundary
          attempt={state.isOpen || null}
          onFailure={() => state.close()}
          onRetry={() => state.open()}
        >
          <OverlayState state={state} triggerRef={ref} id={overlayProps.id} labelledBy={id}>
            {overlay}
          </OverlayState>
        </PartBoundary>
      )}
    </>
  );
}
