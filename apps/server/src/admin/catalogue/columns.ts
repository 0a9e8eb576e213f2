import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Fault } from '../../Fault.ts';
import { images } from '../../media/table.ts';
import { nameKey } from '../../records/columns.ts';
import { sanitizeHtml } from '../../records/sanitizeHtml.ts';

type Times = { created_at: Date; updated_at: Date };
export const timesOf = ({ created_at, updated_at }: Times) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/** The orders by time, which every table has. */
export const timeOrders = (table: { created_at: PgColumn; updated_at: PgColumn }) => ({
  created: { key: table.created_at, kind: 'instant' as const, isDescending: true },
  updated: { key: table.updated_at, kind: 'instant' as const, isDescending: true },
});
export const nameOrder = (column: PgColumn) => ({
  name: { key: nameKey(column), kind: 'text' as const, isDescending: false },
});
export const numberOrder = (key: PgColumn | SQL) => ({ key, kind: 'number' as const, isDescending: true });

export const html = (text: string | null) => (text ? sanitizeHtml(text) || null : null);
export const imageColumns = { key: images.key, color: images.color, alt: images.alt };
export const yesNo = (condition: PgColumn | SQL) => sql`case when ${condition} then 'yes' else 'no' end`;

/** The id of an inserted row. */
export const idOf = ([row]: { id: number }[]): number => {
  if (!row) throw new Fault('The record was not stored.');
  return row.id;
};
