import type { ReactNode } from 'react';

/** The `title` of plain text, which shows truncated text in full on hover. */
export const titleOfText = (content: ReactNode) => ({
  title: typeof content === 'string' ? content : undefined,
});
