import { Children, type ReactNode } from 'react';
import { Inline } from '../Inline/Inline.tsx';
import type { Space } from '../theme/layout.ts';

export interface ChipGroupProps {
  /** The accessible name of the list. */
  'aria-label': string;
  /** @default 'xs' */
  space?: Space;
  className?: string;
  /** `Chip`s. */
  children: ReactNode;
}

/** A list of related chips. */
export function ChipGroup({ 'aria-label': label, space = 'xs', className, children }: ChipGroupProps) {
  return (
    // Some browsers do not expose a list without markers as a list, so the role is explicit.
    <Inline as="ul" role="list" aria-label={label} space={space} wrap className={className}>
      {Children.map(children, (chip) => (
        <Inline as="li" space="none">
          {chip}
        </Inline>
      ))}
    </Inline>
  );
}
