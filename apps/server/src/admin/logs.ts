import { adminJobs, adminMails } from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../jobs/table.ts';
import type { MailMessage } from '../mail/MailMessage.ts';
import { openMail } from '../mail/store.ts';
import { mails } from '../mail/table.ts';
import { among } from '../records/Listing.ts';
import { users } from '../users/table.ts';
import { adminTable } from './AdminTable.ts';
import { forbidden } from '../http/forbidden.ts';

export const jobTable = adminTable({
  resource: adminJobs,
  table: jobs,
  listing: {
    table: jobs,
    id: jobs.id,
    visible: sql`true`,
    orders: { newest: { key: jobs.id, kind: 'number', isDescending: true } },
  },
  searchIn: sql`lower(replace(${jobs.kind}, '.', ' '))`,
  filters: { state: jobs.state, created_at: jobs.created_at },
  load: async (db, ids) => {
    const found = await db
      .select({
        id: jobs.id,
        kind: jobs.kind,
        state: jobs.state,
        attempts: jobs.attempts,
        progress: jobs.progress,
        error: jobs.error,
        owner: { id: users.id, name: users.name },
        run_at: jobs.run_at,
        created_at: jobs.created_at,
        finished_at: jobs.finished_at,
      })
      .from(jobs)
      .leftJoin(users, eq(users.id, jobs.owner_id))
      .where(among(jobs.id, ids));
    return found.map((job) => ({
      ...job,
      run_at: job.run_at.toISOString(),
      created_at: job.created_at.toISOString(),
      finished_at: job.finished_at?.toISOString() ?? null,
    }));
  },
  nameOf: ({ kind }) => kind,
  refuseDelete: (_viewer, { state }) =>
    state === 'running' ? forbidden('A job that runs cannot be deleted.') : undefined,
});

export const mailTable = adminTable({
  resource: adminMails,
  table: mails,
  listing: {
    table: mails,
    id: mails.id,
    visible: sql`true`,
    orders: { newest: { key: mails.id, kind: 'number', isDescending: true } },
  },
  searchIn: sql`lower(regexp_replace(${mails.to} || ' ' || ${mails.subject}, '[^[:alnum:]]+', ' ', 'g'))`,
  filters: { created_at: mails.created_at },
  load: async (db, ids) => {
    const found = await db.select().from(mails).where(among(mails.id, ids));
    return found.map(({ id, to, subject, text, html, attempts, next_attempt_at, created_at }) => ({
      id,
      to,
      subject: withoutSecrets(subject),
      // Codes and links sign in: whoever reads the log may not use them.
      ...withoutSecretsOf({ text, html }),
      attempts,
      next_attempt_at: next_attempt_at.toISOString(),
      created_at: created_at.toISOString(),
    }));
  },
  nameOf: ({ subject }) => subject,
});

/** The body of a message as the log shows it; empty where it was encrypted with another key. */
function withoutSecretsOf(stored: Pick<MailMessage, 'text' | 'html'>): Pick<MailMessage, 'text' | 'html'> {
  try {
    const { text, html } = openMail(stored);
    return { text: withoutSecrets(text), html: withoutSecrets(html) };
  } catch {
    return { text: '', html: '' };
  }
}

/** A message without its codes and the secrets of its links. */
const withoutSecrets = (text: string) =>
  text.replaceAll(/[\w-]{32,}/g, '…').replaceAll(/(?<![#\w;&])\d{6}(?![\w;])/g, '……');
