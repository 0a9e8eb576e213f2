import { Carousel } from '@segno/ui';
import { SectionHeading } from './SectionHeading.tsx';
import type { SectionProps } from './Section.tsx';

/** A named region of a page with a heading and one row of cards that scrolls. */
export function CardRow({ title, href, children, className }: SectionProps) {
  return (
    <Carousel label={title} header={<SectionHeading title={title} href={href} />} className={className}>
      {children}
    </Carousel>
  );
}
