import type { ReactNode } from 'react';

export interface JoinedTextProps {
  /** Empty texts are left out. */
  parts: readonly ReactNode[];
}

/** Values in one line. A name in a script of the other direction changes the order of none of the others. */
export function JoinedText({ parts }: JoinedTextProps) {
  const [first, ...others] = parts.filter((part) => part !== '');
  return others.reduce(
    (line, part) => (
      <>
        {line} · <bdi>{part}</bdi>
      </>
    ),
    first === undefined ? null : <bdi>{first}</bdi>,
  );
}
