import { Carousel } from '@segno/ui';
import { SectionHeading } from './SectionHeading.tsx';
import type { SectionProps } from './Section.tsx';

/** A named region of a page: one row of cards that scrolls, under its heading. */
export function CardRow({ title, href, children, className }: SectionProps) {
  return (
    <Carousel label={title} header={<SectionHeading title={title} href={href} />} className={className}>
      {children}
    </Carousel>
  );
}
