import { ChevronEndIcon, Text } from '@segno/ui';
import type { ReactNode } from 'react';
import * as css from './PanelView.css.ts';

export interface PanelRow {
  href: string;
  title: string;
  /** What it contains, or its value. */
  summary?: string | undefined;
  /** A picture or an icon before it. */
  lead?: ReactNode;
  /** Something after it, such as a badge. */
  end?: ReactNode;
}

/** Links to the panels below this one. */
export function PanelRows({ label, rows }: { label: string; rows: readonly PanelRow[] }) {
  return (
    <nav aria-label={label} className={css.rows}>
      {rows.map(({ href, title, summary, lead, end }) => (
        <a key={href} href={href} className={css.row}>
          {lead !== undefined && <span className={css.lead}>{lead}</span>}
          <span className={css.words}>
            <Text truncate weight="medium">
              {title}
            </Text>
            {summary && (
              <Text size="sm" tone="muted" truncate>
                {summary}
              </Text>
            )}
          </span>
          <span className={css.end}>
            {end}
            <ChevronEndIcon size={16} />
          </span>
        </a>
      ))}
    </nav>
  );
}
