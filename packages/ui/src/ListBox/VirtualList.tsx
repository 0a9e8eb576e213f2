import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { ReactNode } from 'react';
import { listPadding } from './ListBox.css.ts';

const layoutOptions = {
  estimatedRowSize: 36,
  estimatedHeadingSize: 28,
  loaderSize: 44,
  padding: listPadding,
};

/** Renders only the visible items of the list inside it. */
export default function VirtualList({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
