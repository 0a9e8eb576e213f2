import { useMessages } from '@segno/data';
import { Heading, Link } from '@segno/ui';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import * as css from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  title: string;
  /** The path of the complete list of which the section shows the first items. */
  href?: string;
}

/** The visible heading of a section of a page. For a complete section, use `Section`. */
export function SectionHeading({ title, href }: SectionHeadingProps) {
  const t = useMessages(catalogueMessages);
  const heading = (
    <Heading level={2} size="heading">
      {title}
    </Heading>
  );
  if (!href) return heading;
  return (
    <div className={css.withLink}>
      {heading}
      <Link href={href} tone="muted" aria-label={t('showAllOf', { name: title })}>
        {t('showAll')}
      </Link>
    </div>
  );
}
