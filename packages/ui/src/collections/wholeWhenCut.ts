import type { ReactNode } from 'react';

/** Shows plain text whole on hover, in case that it is cut. */
export const wholeWhenCut = (content: ReactNode) => ({
  title: typeof content === 'string' ? content : undefined,
});
