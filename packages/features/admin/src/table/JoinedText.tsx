import { Fragment, type ReactNode } from 'react';

export interface JoinedTextProps {
  /** Empty texts are left out. */
  parts: readonly ReactNode[];
}

/** Values in one line. A name in a script of the other direction changes the order of none of the others. */
export function JoinedText({ parts }: JoinedTextProps) {
  return parts
    .filter((part) => part !== '')
    .map((part, index) => (
      // The parts of a line have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && ' · '}
        <bdi>{part}</bdi>
      </Fragment>
    ));
}
