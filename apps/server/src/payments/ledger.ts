import type { Database } from '../db/Database.ts';
import { ledgerEntries, ledgerTransactions } from './table.ts';

type Account = (typeof ledgerEntries.$inferInsert)['account'];

/** What happened with money. Positive amounts are debits; their sum is zero. */
interface Posting {
  /** What it is about: a transaction is posted once for each key. */
  key: string;
  invoiceId: number;
  currency: string;
  amounts: Partial<Record<Account, number>>;
}

/** Posts a transaction once. Returns whether it is new. */
export async function post(tx: Database, { key, invoiceId, currency, amounts }: Posting): Promise<boolean> {
  const entries = Object.entries(amounts).filter(([, amount]) => amount !== 0) as [Account, number][];
  if (entries.length === 0) return false;
  const [created] = await tx
    .insert(ledgerTransactions)
    .values({ key, invoice_id: invoiceId, currency })
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({ id: ledgerTransactions.id });
  if (!created) return false;
  await tx
    .insert(ledgerEntries)
    .values(entries.map(([account, amount]) => ({ transaction_id: created.id, account, amount })));
  return true;
}
