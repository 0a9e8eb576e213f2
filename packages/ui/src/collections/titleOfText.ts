import type { ReactNode } from 'react';

/** The title of plain text, which shows all of it on hover where it is truncated. */
export const titleOfText = (content: ReactNode) => ({
  title: typeof content === 'string' ? content : undefined,
});
