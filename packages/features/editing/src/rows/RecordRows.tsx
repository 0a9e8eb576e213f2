import { type Image as Picture, imageUrl } from '@segno/data';
import { Chip, type ChipProps, Image, Inline, Link, Text } from '@segno/ui';
import type { ReactNode } from 'react';
import * as css from './RecordRows.css.ts';

interface RecordRow {
  id: number;
  name: string;
  href: string;
  /** What is written under the name. */
  detail?: ReactNode;
  /** Undefined for rows without pictures. */
  image?: Picture | null;
  status: string;
  tone: ChipProps['tone'];
  /** Further links. */
  links?: ReactNode;
}

export interface RecordRowsProps {
  label: string;
  rows: readonly RecordRow[];
  /** Artists are round, records are square. @default 'square' */
  shape?: 'round' | 'square';
}

/** Records of the backstage with their state. */
export function RecordRows({ label, rows, shape = 'square' }: RecordRowsProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map(({ id, name, href, detail, image, status, tone, links }) => (
        <li key={id} className={css.row}>
          {image !== undefined && (
            <Image
              src={imageUrl(image, 128)}
              alt=""
              color={image?.color ?? null}
              width={48}
              height={48}
              radius={shape === 'round' ? 'round' : 'control'}
              className={css.picture}
            />
          )}
          <div className={css.names}>
            <Text weight="medium">
              <Link href={href} truncate>
                {name}
              </Link>
            </Text>
            {detail && (
              <Text size="sm" tone="muted">
                {detail}
              </Text>
            )}
          </div>
          <div className={css.end}>
            <Inline space="md">
              {links}
              <Chip size="xs" tone={tone}>
                {status}
              </Chip>
            </Inline>
          </div>
        </li>
      ))}
    </ul>
  );
}
