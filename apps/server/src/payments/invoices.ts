import type { Invoice, Page, PageInput } from '@segno/data/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { invoices } from './table.ts';

/** An invoice as it is stored, with its buyer and seller. */
export type StoredInvoice = typeof invoices.$inferSelect;

const toInvoice = (row: StoredInvoice): Invoice => ({
  id: row.id,
  number: row.number,
  status: row.status,
  product_name: row.product_name,
  currency: row.currency,
  subtotal: row.subtotal,
  discount: row.discount,
  tax: row.tax,
  credit: row.credit,
  total: row.total,
  refunded: row.refunded,
  lines: row.lines,
  issued_at: row.issued_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

/** The invoices of a person, the latest first. */
export async function listInvoices(
  db: Database,
  { user }: SignedInViewer,
  { cursor, perPage = 20 }: PageInput,
): Promise<Page<Invoice>> {
  const before = cursor && /^\d{1,9}$/.test(cursor) ? lt(invoices.id, Number(cursor)) : undefined;
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.user_id, user.id), before))
    .orderBy(desc(invoices.id))
    .limit(perPage + 1);
  const data = rows.slice(0, perPage).map(toInvoice);
  const last = rows.length > perPage ? data.at(-1) : undefined;
  return {
    pagination: { data, per_page: perPage, next_cursor: last ? String(last.id) : null, total: null },
  };
}

/** An invoice of the viewer. 404 for those of other people. */
export async function findStoredInvoice(
  db: Database,
  { user }: SignedInViewer,
  id: number,
): Promise<StoredInvoice> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.user_id, user.id)));
  if (!row) throw notFound();
  return row;
}

export const findInvoice = async (db: Database, viewer: SignedInViewer, id: number): Promise<Invoice> =>
  toInvoice(await findStoredInvoice(db, viewer, id));
