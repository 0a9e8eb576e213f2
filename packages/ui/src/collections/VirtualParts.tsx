import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { ReactNode } from 'react';
import { StickyTableLayout } from './StickyTableLayout.ts';

// In one module: bundlers divide a page for each part that is loaded later, and every division costs bytes.

const rows = { estimatedRowSize: 36, estimatedHeadingSize: 28, loaderSize: 44 };
const headingHeight = 40;

/** Renders only the visible items of the list inside it. */
export function VirtualList({ padding, children }: { padding: number; children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ ...rows, padding }}>
      {children}
    </Virtualizer>
  );
}

/** Renders only the visible rows of the table inside it. */
export function VirtualTable({ rowHeight, children }: { rowHeight: number; children: ReactNode }) {
  return (
    <Virtualizer layout={StickyTableLayout} layoutOptions={{ rowHeight, headingHeight }}>
      {children}
    </Virtualizer>
  );
}
