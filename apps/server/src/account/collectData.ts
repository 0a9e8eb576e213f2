import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import type { ArchiveFile } from './zip.ts';

/** Maximum number of rows of one table. */
const mostRows = 100_000;

/** Columns whose value would let somebody sign in, or that only the server can read. */
const isSecret = (name: string) =>
  /(?:_|^)(?:hash|secret|sealed|public_key|p256dh|auth|data_key)$/.test(name);

/** Tables without a reference to the person, and their column with an email address. */
const byAddress = [
  ['contact_messages', 'email'],
  ['mails', 'to'],
  ['workspace_invites', 'email'],
] as const;

interface Link {
  table: string;
  column: string;
}

/** The columns of all tables that refer to a user, by the foreign keys of the database. */
async function userLinks(db: Database): Promise<Link[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and array_length(c.conkey, 1) = 1
    order by 1, 2`);
  return rows;
}

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(name)));

/**
 * Everything that is stored about a person, a file of JSON for each table. Tables are found by their foreign keys, so that
 * none is forgotten.
 */
export async function collectData(db: Database, userId: number): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  const add = (name: string, rows: Record<string, unknown>[]) =>
    files.push({
      name: `${name}.json`,
      content: Buffer.from(JSON.stringify(rows.map(withoutSecrets), null, 2)),
    });
  const person = await db.execute(sql`select * from users where id = ${userId}`);
  add('account', person.rows);
  // These refer to the person by the address.
  for (const [table, column] of byAddress) {
    const { rows } = await db.execute(
      sql`select t.* from ${sql.identifier(table)} t join users u on lower(t.${sql.identifier(column)}) = u.email
        where u.id = ${userId} limit ${mostRows}`,
    );
    if (rows.length > 0) add(table, rows);
  }
  const links = Map.groupBy(await userLinks(db), ({ table }) => table);
  for (const [table, columns] of links) {
    const isOwn = sql.join(
      columns.map(({ column }) => sql`${sql.identifier(column)} = ${userId}`),
      sql` or `,
    );
    const { rows } = await db.execute(
      sql`select * from ${sql.identifier(table)} where ${isOwn} limit ${mostRows}`,
    );
    if (rows.length > 0) add(table, rows);
  }
  return files;
}
