'use client';
import { ButtonContext, type PressEvent } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import type { OverlayTriggerProps } from 'react-stately/useOverlayTriggerState';
import { useTrigger } from '../overlays/useTrigger.ts';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import type { MenuPlacement } from '../menus/MenuSurface.tsx';

export interface MenuTriggerProps extends OverlayTriggerProps {
  /** The button, then the menu. The menu may be a lazily loaded component: it is first rendered when opened. */
  children: [trigger: ReactNode, menu: ReactNode];
  /** @default 'bottom start' */
  placement?: MenuPlacement;
  /** Called when a press becomes likely, to fetch what the menu needs. */
  onIntent?: () => void;
}

const MenuSurface = lazyPart(() => import('../menus/MenuSurface.tsx'));

/** Opens a menu from a button. Its code is loaded on the first intent. */
export function MenuTrigger({ children, placement = 'bottom start', onIntent, ...props }: MenuTriggerProps) {
  const [trigger, menu] = children;
  const { state, ref, id, buttonProps, overlayProps, wasOpen } = useTrigger(props, 'menu');
  const preload = () => {
    MenuSurface.preload();
    onIntent?.();
  };

  return (
    <>
      <ButtonContext.Provider
        value={{
          ...buttonProps,
          onHoverStart: preload,
          onFocus: preload,
          // As in native menus: a mouse opens it on pointer down, touch on pointer up.
          onPressStart(event: PressEvent) {
            if (event.pointerType === 'touch') return;
            ref.current?.focus({ preventScroll: true });
            state.open(event.pointerType === 'mouse' || event.pointerType === 'pen' ? null : 'first');
          },
          onPress(event: PressEvent) {
            if (event.pointerType !== 'touch') return;
            ref.current?.focus({ preventScroll: true });
            state.toggle();
          },
          onKeyDown(event) {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              state.open(event.key === 'ArrowDown' ? 'first' : 'last');
            } else {
              event.continuePropagation();
            }
          },
        }}
      >
        {trigger}
      </ButtonContext.Provider>
      {wasOpen && (
        <PartBoundary
          attempt={state.isOpen || null}
          onFailure={() => state.close()}
          onRetry={() => state.open('first')}
        >
          <MenuSurface
            state={state}
            triggerRef={ref}
            labelledBy={id}
            placement={placement}
            id={overlayProps.id}
          >
            {menu}
          </MenuSurface>
        </PartBoundary>
      )}
    </>
  );
}
