import { Virtualizer } from 'react-aria-components/Virtualizer';
import type { ReactNode } from 'react';
import { StickyTableLayout } from './StickyTableLayout.ts';

const headingHeight = 40;

/** Renders only the visible rows of the table inside it. */
export default function VirtualTable({ rowHeight, children }: { rowHeight: number; children: ReactNode }) {
  return (
    <Virtualizer layout={StickyTableLayout} layoutOptions={{ rowHeight, headingHeight }}>
      {children}
    </Virtualizer>
  );
}
