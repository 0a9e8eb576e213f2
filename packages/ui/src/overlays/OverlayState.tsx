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
  /** The id in `aria-controls` of the trigger. */
  id?: string;
  /** The id of the element that names an overlay without a title. */
  labelledBy?: string;
}

/** Provides the state of a trigger to the react-aria overlay inside. It is loaded with the first overlay. */
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
