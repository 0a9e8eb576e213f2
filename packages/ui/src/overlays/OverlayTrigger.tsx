'use client';
import { ButtonContext } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import type { OverlayTriggerProps as State } from 'react-stately/useOverlayTriggerState';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { useTrigger } from './useTrigger.ts';

export interface OverlayTriggerProps extends State {
  /** The button, then what it opens. That may be a lazily loaded component: it is first rendered when opened. */
  children: [trigger: ReactNode, overlay: ReactNode];
  /** Called when a press becomes likely, to fetch what the overlay needs. */
  onIntent?: () => void;
}

const OverlayState = lazyPart(() => import('./OverlayState.tsx'));

/** What `DialogTrigger` and `PopoverTrigger` are. */
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
