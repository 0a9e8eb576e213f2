import { createHash, randomBytes } from 'node:crypto';
import {
  type AppearanceResponse,
  type AppearanceDraft,
  type AppearanceDraftResponse,
  type AppearanceDraftInput,
  type AppearanceRelease,
  AppearanceValues,
  type DraftLink,
  mergeValues,
  type NewAppearanceDraft,
  type PublishDraftInput,
} from '@segno/data/contract';
import { and, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { users } from '../users/table.ts';
import { cleaned, publishAppearance, readAppearance } from './store.ts';
import { appearanceDrafts, appearanceReleases } from './table.ts';

const changedMeanwhile = () =>
  new Problem({
    status: 409,
    code: 'changed_meanwhile',
    message: 'Somebody else has changed this meanwhile. Load it again to see the changes.',
  });

const selectDrafts = (db: Database) =>
  db
    .select({
      draft: getTableColumns(appearanceDrafts),
      person: { id: users.id, name: users.name },
    })
    .from(appearanceDrafts)
    .leftJoin(users, eq(users.id, appearanceDrafts.updated_by));
type Row = Awaited<ReturnType<typeof selectDrafts>>[number];

const toDraft = ({ draft, person }: Row, published: string): AppearanceDraft => ({
  id: draft.id,
  name: draft.name,
  version: draft.version,
  publish_at: draft.publish_at?.toISOString() ?? null,
  is_outdated: draft.base_version !== published,
  link_expires_at:
    draft.token_expires_at && draft.token_expires_at > new Date()
      ? draft.token_expires_at.toISOString()
      : null,
  updated_by: person?.id ? { id: person.id, name: person.name ?? '' } : null,
  updated_at: draft.updated_at.toISOString(),
});

/** All change sets, the latest first. */
export async function listDrafts(db: Database): Promise<AppearanceDraft[]> {
  const { version } = await readAppearance(db);
  const found = await selectDrafts(db).orderBy(desc(appearanceDrafts.updated_at)).limit(200);
  return found.map((row) => toDraft(row, version));
}

export async function findDraft(db: Database, id: number): Promise<AppearanceDraftResponse> {
  const [found] = await selectDrafts(db).where(eq(appearanceDrafts.id, id));
  if (!found) throw notFound('There is no such draft.');
  const { version, values } = await readAppearance(db);
  const draft = toDraft(found, version);
  const { base_values: base } = found.draft;
  return {
    draft,
    values: completed(found.draft.values, values),
    base: draft.is_outdated && base ? completed(base, values) : null,
  };
}

/** The values of a draft of an older program lack what has been added since: there it has the published values. */
const completed = (stored: AppearanceValues, published: AppearanceValues): AppearanceValues => {
  const parsed = v.safeParse(AppearanceValues, { ...published, ...stored });
  return parsed.success ? parsed.output : published;
};

export async function createDraft(
  db: Database,
  userId: number,
  { name, values }: NewAppearanceDraft,
): Promise<AppearanceDraftResponse> {
  const live = await readAppearance(db);
  const [made] = await db
    .insert(appearanceDrafts)
    .values({
      name,
      values: cleaned(values),
      base_version: live.version,
      base_values: live.values,
      updated_by: userId,
    })
    .returning({ id: appearanceDrafts.id });
  return findDraft(db, made?.id ?? 0);
}

/** Changes a draft of this version. Two people overwrite nothing of each other. */
export async function updateDraft(
  db: Database,
  userId: number,
  id: number,
  { name, values, version, base_version }: AppearanceDraftInput,
): Promise<AppearanceDraftResponse> {
  const live = base_version === undefined ? null : await readAppearance(db);
  if (live && live.version !== base_version) throw changedMeanwhile();
  const changed = await db
    .update(appearanceDrafts)
    .set({
      name,
      values: cleaned(values),
      version: version + 1,
      updated_by: userId,
      updated_at: new Date(),
      ...(live && { base_version: live.version, base_values: live.values }),
    })
    .where(and(eq(appearanceDrafts.id, id), eq(appearanceDrafts.version, version)))
    .returning({ id: appearanceDrafts.id });
  const found = await findDraft(db, id);
  if (changed.length === 0) throw changedMeanwhile();
  return found;
}

export async function deleteDraft(db: Database, id: number): Promise<void> {
  const gone = await db
    .delete(appearanceDrafts)
    .where(eq(appearanceDrafts.id, id))
    .returning({ id: appearanceDrafts.id });
  if (gone.length === 0) throw notFound('There is no such draft.');
}

/** Publishes a draft now, or stores when it is published. A published draft is gone; its values are in the history. */
export async function publishDraft(
  db: Database,
  userId: number | null,
  id: number,
  { version, live_version, publish_at, reason = null }: PublishDraftInput,
): Promise<AppearanceResponse> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from ${appearanceDrafts} where id = ${id} for update`);
    const { draft, values, base } = await findDraft(tx, id);
    if (draft.version !== version) throw changedMeanwhile();
    if (publish_at !== undefined) {
      if (publish_at !== null && Date.parse(publish_at) <= Date.now())
        throw new Problem({
          status: 422,
          code: 'invalid_request',
          message: 'Choose a time in the future.',
          fields: { publish_at: 'Choose a time in the future.' },
        });
      await tx
        .update(appearanceDrafts)
        .set({ publish_at: publish_at === null ? null : new Date(publish_at), reason, version: version + 1 })
        .where(eq(appearanceDrafts.id, id));
      return readAppearance(tx);
    }
    const live = await readAppearance(tx);
    if (live_version !== undefined && live.version !== live_version) throw changedMeanwhile();
    await tx.delete(appearanceDrafts).where(eq(appearanceDrafts.id, id));
    // What was published meanwhile stays, but for values that the draft changes too.
    const merged = base ? mergeValues(base, values, live.values).values : values;
    return publishAppearance(tx, userId, { values: merged, version: live.version, reason }, draft.name);
  });
}

/** Publishes the drafts whose time has come, the earliest first. */
export async function publishDueDrafts(db: Database): Promise<number> {
  const due = await db
    .select({
      id: appearanceDrafts.id,
      version: appearanceDrafts.version,
      reason: appearanceDrafts.reason,
      by: appearanceDrafts.updated_by,
    })
    .from(appearanceDrafts)
    .where(lte(appearanceDrafts.publish_at, new Date()))
    .orderBy(appearanceDrafts.publish_at)
    .limit(20);
  for (const { id, version, reason, by } of due) await publishDraft(db, by, id, { version, reason });
  return due.length;
}

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the link of a draft. A former link of it ends. */
export async function makeDraftLink(
  db: Database,
  id: number,
  { hours, baseUrl }: { hours: number; baseUrl: string },
): Promise<DraftLink> {
  const token = randomBytes(24).toString('base64url');
  const expires = new Date(Date.now() + hours * 3_600_000);
  const changed = await db
    .update(appearanceDrafts)
    .set({ token_hash: digest(token), token_expires_at: expires })
    .where(eq(appearanceDrafts.id, id))
    .returning({ id: appearanceDrafts.id });
  if (changed.length === 0) throw notFound('There is no such draft.');
  return { url: `${baseUrl}/draft/${token}`, expires_at: expires.toISOString() };
}

/** Ends the link of a draft. It is safe to repeat. */
export async function endDraftLink(db: Database, id: number): Promise<void> {
  const changed = await db
    .update(appearanceDrafts)
    .set({ token_hash: null, token_expires_at: null })
    .where(eq(appearanceDrafts.id, id))
    .returning({ id: appearanceDrafts.id });
  if (changed.length === 0) throw notFound('There is no such draft.');
}

/** The draft of a link that has not expired. */
export async function findDraftByToken(
  db: Database,
  token: string,
): Promise<{ name: string; values: AppearanceValues; expiresAt: Date } | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const [found] = await db
    .select({
      name: appearanceDrafts.name,
      values: appearanceDrafts.values,
      expires: appearanceDrafts.token_expires_at,
    })
    .from(appearanceDrafts)
    .where(
      and(eq(appearanceDrafts.token_hash, digest(token)), gt(appearanceDrafts.token_expires_at, new Date())),
    );
  if (!found?.expires) return null;
  const { values } = await readAppearance(db);
  return { name: found.name, values: completed(found.values, values), expiresAt: found.expires };
}

/** What was published, the latest first. */
export async function listReleases(db: Database): Promise<AppearanceRelease[]> {
  const found = await db
    .select({
      id: appearanceReleases.id,
      name: appearanceReleases.name,
      reason: appearanceReleases.reason,
      created_at: appearanceReleases.created_at,
      person: { id: users.id, name: users.name },
    })
    .from(appearanceReleases)
    .leftJoin(users, eq(users.id, appearanceReleases.published_by))
    .orderBy(desc(appearanceReleases.created_at), desc(appearanceReleases.id))
    .limit(100);
  return found.map(({ person, created_at, ...release }) => ({
    ...release,
    published_by: person?.id ? { id: person.id, name: person.name ?? '' } : null,
    created_at: created_at.toISOString(),
  }));
}

/** Publishes an appearance of the past again. */
export async function restoreRelease(db: Database, userId: number, id: number): Promise<AppearanceResponse> {
  const [found] = await db.select().from(appearanceReleases).where(eq(appearanceReleases.id, id));
  if (!found) throw notFound('There is no such version.');
  const { version, values } = await readAppearance(db);
  return publishAppearance(
    db,
    userId,
    { values: completed(found.values, values), version, reason: found.reason },
    found.name,
  );
}
