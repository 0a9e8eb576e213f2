'use client';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { PopoverContext } from 'react-aria-components/Popover';
import type { ReactNode, RefObject } from 'react';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';

export interface OverlayStateProps {
  state: RootMenuTriggerState;
  children: ReactNode;
  triggerRef?: RefObject<Element | null>;
  /** What the trigger says that it controls. */
  id?: string;
  /** Names the overlay if it has no title of its own. */
  labelledBy?: string;
}

/** Hands the state of a light trigger to the overlay inside. Loaded with the first overlay. */
function OverlayState({ state, children, triggerRef, id, labelledBy }: OverlayStateProps) {
  return (
    <OverlayTriggerStateContext.Provider value={state}>
      <RootMenuTriggerStateContext.Provider value={state}>
        <DialogContext.Provider value={{ id, 'aria-labelledby': labelledBy }}>
          <PopoverContext.Provider
            value={{ trigger: 'DialogTrigger', triggerRef, id, 'aria-labelledby': labelledBy }}
          >
            {children}
          </PopoverContext.Provider>
        </DialogContext.Provider>
      </RootMenuTriggerStateContext.Provider>
    </OverlayTriggerStateContext.Provider>
  );
}

export default OverlayState;
