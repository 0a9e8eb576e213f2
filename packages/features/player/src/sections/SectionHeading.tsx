import { useMessages } from '@segno/data';
import { Heading, Inline, Link } from '@segno/ui';
import { catalogueMessages } from '../messages/catalogue.en.ts';

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
    <Inline justify="between" align="center" space="md">
      {heading}
      <Link href={href} tone="muted" aria-label={t('showAllOf', { name: title })}>
        {t('showAll')}
      </Link>
    </Inline>
  );
}
