import { Children, type ReactNode } from 'react';
import { Inline } from '../Inline/Inline.tsx';
import type { Space } from '../theme/layout.ts';

export interface ChipGroupProps {
  /** What the chips have in common. */
  'aria-label': string;
  /** @default 'xs' */
  space?: Space;
  className?: string;
  /** `Chip`s. */
  children: ReactNode;
}

/** Chips that belong together, as a list. */
export function ChipGroup({ 'aria-label': label, space = 'xs', className, children }: ChipGroupProps) {
  return (
    // Some browsers take a list without markers for none, so it says that it is one.
    <Inline as="ul" role="list" aria-label={label} space={space} wrap className={className}>
      {Children.map(children, (chip) => (
        <Inline as="li" space="none">
          {chip}
        </Inline>
      ))}
    </Inline>
  );
}
