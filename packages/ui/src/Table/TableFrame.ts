import { createContext } from 'react';

/** What the parts of a table have to know of it before it is drawn. */
export const TableFrameContext = createContext({
  isFixed: false,
  isVirtualized: false,
  allowsResizing: false,
  hasStickyColumn: false,
});

/** Whether a row stands among the totals. */
export const FooterContext = createContext(false);
