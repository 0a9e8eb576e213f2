import { createContext } from 'react';

/** The settings of a table that its parts need before the first render. */
export const TableFrameContext = createContext({
  isFixed: false,
  isVirtualized: false,
  allowsResizing: false,
  hasStickyColumn: false,
});

/** Whether a row is in the footer. */
export const FooterContext = createContext(false);
