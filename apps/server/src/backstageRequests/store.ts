import type { BackstageDecisionInput, BackstageRequest, BackstageRequestInput } from '@segno/data/contract';
import { hasPermission } from '@segno/data/contract';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordChange } from '../audit/recordChange.ts';
import { artistManagers, artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import type { SignAddress } from '../files/fileAddress.ts';
import { fileEntries } from '../files/table.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { notifyRequestDecided } from '../notifications/notify.ts';
import { among } from '../records/Listing.ts';
import { named } from '../records/named.ts';
import { isDuplicate } from '../records/removedRows.ts';
import { giveRole } from '../roles/store.ts';
import { socialProfilesOfUser } from '../users/socialProfiles.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { backstageRequestFiles, backstageRequests } from './table.ts';

const reviewers = alias(users, 'reviewers');
/** The most requests of one list. */
const mostRequests = 100;

async function listRequests(
  db: Database,
  where: SQL | undefined,
  address: SignAddress | undefined,
): Promise<BackstageRequest[]> {
  const found = await db
    .select({
      request: backstageRequests,
      social_profiles: socialProfilesOfUser,
      user: { id: users.id, name: users.name },
      artist: { id: artists.id, name: artists.name },
      reviewer: { id: reviewers.id, name: reviewers.name },
    })
    .from(backstageRequests)
    .innerJoin(users, eq(users.id, backstageRequests.user_id))
    .leftJoin(artists, eq(artists.id, backstageRequests.artist_id))
    .leftJoin(reviewers, eq(reviewers.id, backstageRequests.reviewer_id))
    .where(where)
    .orderBy(desc(backstageRequests.created_at), desc(backstageRequests.id))
    .limit(mostRequests);
  const files = await db
    .select({ request_id: backstageRequestFiles.request_id, entry: fileEntries })
    .from(backstageRequestFiles)
    .innerJoin(fileEntries, eq(fileEntries.id, backstageRequestFiles.file_entry_id))
    .where(
      among(
        backstageRequestFiles.request_id,
        found.map(({ request }) => request.id),
      ),
    )
    .orderBy(fileEntries.id);
  return found.map(({ request, user, artist, reviewer, social_profiles }) => ({
    id: request.id,
    type: request.type,
    user,
    artist,
    name: request.name,
    role: request.role,
    evidence: request.evidence,
    links: request.links,
    social_profiles,
    files: files
      .filter((file) => file.request_id === request.id)
      .map(({ entry }) => ({
        id: entry.id,
        name: entry.name,
        file_size: entry.file_size,
        url: address?.(entry) ?? '',
      })),
    status: request.status,
    reviewer,
    note: request.note,
    created_at: request.created_at.toISOString(),
    decided_at: request.decided_at?.toISOString() ?? null,
  }));
}

/** Whether a viewer decides on requests. */
const isReviewer = (viewer: SignedInViewer) => hasPermission(viewer, 'music.update');

/** The latest requests of the viewer. */
export const listOwnRequests = (db: Database, viewer: SignedInViewer, address?: SignAddress) =>
  listRequests(db, eq(backstageRequests.user_id, viewer.user.id), address);

/** The latest requests that nobody has decided, or with this state. */
export const listRequestsBy = (
  db: Database,
  status: BackstageRequest['status'] = 'pending',
  address?: SignAddress,
) => listRequests(db, eq(backstageRequests.status, status), address);

/** A request of the viewer, or, for reviewers, of anybody. */
export async function findRequest(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  address?: SignAddress,
): Promise<BackstageRequest> {
  const own = isReviewer(viewer) ? undefined : eq(backstageRequests.user_id, viewer.user.id);
  const [request] = await listRequests(db, and(eq(backstageRequests.id, id), own), address);
  if (!request) throw notFound('There is no such request.');
  return request;
}

async function requireArtist(db: Database, viewer: SignedInViewer, input: BackstageRequestInput) {
  if (input.type === 'become') return null;
  const [artist] = await db
    .select({ id: artists.id, status: artists.status, manager: artistManagers.user_id })
    .from(artists)
    .leftJoin(
      artistManagers,
      and(eq(artistManagers.artist_id, artists.id), eq(artistManagers.user_id, viewer.user.id)),
    )
    .where(eq(artists.id, input.artist_id ?? 0));
  // Artists that are not published exist for those who act for them only.
  if (!artist || (artist.status !== 'published' && artist.manager === null))
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Some of what was sent is not valid.',
      fields: { artist_id: 'This does not exist, or not any more.' },
    });
  if (input.type === 'claim' && artist.manager !== null)
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Some of what was sent is not valid.',
      fields: { artist_id: 'You act for this artist already.' },
    });
  return artist.id;
}

/** Stores a request. Nobody has two open requests of a type (BACKSTAGE-1). */
export async function createRequest(
  db: Database,
  viewer: SignedInViewer,
  input: BackstageRequestInput,
): Promise<number> {
  const artistId = await requireArtist(db, viewer, input);
  const fileIds = [...new Set(input.file_ids)];
  const ownFiles = and(
    among(fileEntries.id, fileIds),
    eq(fileEntries.owner_id, viewer.user.id),
    isNull(fileEntries.deleted_at),
  );
  if (fileIds.length > 0 && (await db.$count(fileEntries, ownFiles)) < fileIds.length)
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Some of what was sent is not valid.',
      fields: { file_ids: 'This file does not exist, or not any more.' },
    });
  try {
    return await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(backstageRequests)
        .values({
          type: input.type,
          user_id: viewer.user.id,
          artist_id: artistId,
          name: input.type === 'become' ? input.name : null,
          role: input.role,
          evidence: input.evidence,
          links: input.links,
        })
        .returning({ id: backstageRequests.id });
      if (!made) throw new Fault('The request was not stored.');
      if (fileIds.length > 0)
        await tx
          .insert(backstageRequestFiles)
          .values(fileIds.map((file_entry_id) => ({ request_id: made.id, file_entry_id })));
      return made.id;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Problem({
      status: 409,
      code: 'open_request',
      message: 'You have an open request of this kind. Wait for its decision, or withdraw it.',
      cause: error,
    });
  }
}

const decidedAlready = () =>
  new Problem({ status: 409, code: 'decided', message: 'This request was decided already.' });

/** Takes back an own request that nobody has decided. */
export async function withdrawRequest(db: Database, viewer: SignedInViewer, id: number): Promise<void> {
  const request = await findRequest(db, viewer, id);
  if (request.user.id !== viewer.user.id)
    throw new Problem({ status: 403, code: 'forbidden', message: 'This is the request of somebody else.' });
  const changed = await db
    .update(backstageRequests)
    .set({ status: 'withdrawn', decided_at: new Date() })
    .where(and(eq(backstageRequests.id, id), eq(backstageRequests.status, 'pending')))
    .returning({ id: backstageRequests.id });
  if (changed.length === 0) throw decidedAlready();
}

/** Decides a request. An approval gives the rights in the same transaction (BACKSTAGE-2). */
export const decideRequest = (
  db: Database,
  viewer: SignedInViewer,
  id: number,
  { status, note }: BackstageDecisionInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await findRequest(tx, viewer, id);
    const [request] = await tx
      .update(backstageRequests)
      .set({ status, note: note || null, reviewer_id: viewer.user.id, decided_at: new Date() })
      .where(and(eq(backstageRequests.id, id), eq(backstageRequests.status, 'pending')))
      .returning();
    if (!request) throw decidedAlready();
    if (status === 'approved') {
      const artistId = request.artist_id ?? (await createArtist(tx, request.name));
      await tx.update(backstageRequests).set({ artist_id: artistId }).where(eq(backstageRequests.id, id));
      await tx
        .insert(artistManagers)
        .values({ artist_id: artistId, user_id: request.user_id, role: request.role })
        .onConflictDoUpdate({
          target: [artistManagers.artist_id, artistManagers.user_id],
          set: { role: request.role },
        });
      if (request.type === 'verify')
        await tx.update(artists).set({ verified: true }).where(eq(artists.id, artistId));
      await giveRole(tx, request.user_id, 'Artists');
    }
    const after = await findRequest(tx, viewer, id);
    const name = after.artist?.name ?? after.name ?? '';
    await recordChange(tx, viewer, {
      action: status,
      record: { type: 'backstage-requests', ids: [id], name },
      before,
      after,
    });
    await notifyRequestDecided(tx, request.user_id, { id, name, isApproved: status === 'approved' });
  });

async function createArtist(tx: Database, name: string | null) {
  const [made] = await tx
    .insert(artists)
    .values({ ...named(name ?? ''), status: 'published' })
    .returning({ id: artists.id });
  if (!made) throw new Fault('The artist was not stored.');
  return made.id;
}
