import { Stack } from '@segno/ui';
import type { ReactNode } from 'react';
import { SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';

export interface SectionProps extends SectionHeadingProps {
  children: ReactNode;
  /** Actions for the whole section. */
  className?: string;
}

/** A named region of a page with a heading. For one row of cards, use `CardRow`. */
export function Section({ title, href, children, className }: SectionProps) {
  return (
    <Stack as="section" space="sm" aria-label={title} className={className}>
      <SectionHeading title={title} href={href} />
      {children}
    </Stack>
  );
}
