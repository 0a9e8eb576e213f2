import {
  type PlaybackState,
  playbackLifetime,
  type PlayerCommand,
  type PlayerReport,
  type QueueResponse,
} from '@segno/data/contract';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { tracksByIds } from '../tracks/store.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { playerCommands, playerStates } from './table.ts';

/** Commands that are older are not carried out, in milliseconds. */
const commandLifetime = 60_000;
/** The most commands that one read gives. */
const mostCommands = 50;

const light = {
  revision: playerStates.revision,
  queue_revision: playerStates.queue_revision,
  device_id: playerStates.device_id,
  device_name: playerStates.device_name,
  track_id: playerStates.track_id,
  position: playerStates.position,
  is_playing: playerStates.is_playing,
  at: playerStates.at,
};

type Row = Pick<typeof playerStates.$inferSelect, keyof typeof light>;

async function toState(db: Database, viewer: SignedInViewer, row: Row): Promise<PlaybackState> {
  const [track = null] = row.track_id === null ? [] : await tracksByIds(db, viewer, [row.track_id]);
  const now = new Date();
  return {
    revision: row.revision,
    queue_revision: row.queue_revision,
    device: { id: row.device_id, name: row.device_name },
    track,
    position: row.position,
    is_playing: row.is_playing && now.getTime() - row.at.getTime() < playbackLifetime,
    at: row.at.toISOString(),
    now: now.toISOString(),
  };
}

const ofPerson = ({ user }: SignedInViewer) => eq(playerStates.user_id, user.id);

/** What plays for the viewer; null before anything has. */
export async function findPlayback(db: Database, viewer: SignedInViewer): Promise<PlaybackState | null> {
  const [row] = await db.select(light).from(playerStates).where(ofPerson(viewer));
  return row ? toState(db, viewer, row) : null;
}

/** The queue of the viewer, with the tracks that they may still hear. */
export async function findQueue(db: Database, viewer: SignedInViewer): Promise<QueueResponse> {
  const [row] = await db
    .select({ ...light, queue: playerStates.queue })
    .from(playerStates)
    .where(ofPerson(viewer));
  if (!row) return { playback: null, queue: null, tracks: [] };
  const ids = [...new Set(row.queue?.entries.map(({ track_id }) => track_id))];
  return {
    playback: await toState(db, viewer, row),
    queue: row.queue,
    tracks: await tracksByIds(db, viewer, ids),
  };
}

/** Stores the report of a device. Only the device that has the playback may report, unless it takes over. */
export async function saveReport(
  db: Database,
  viewer: SignedInViewer,
  { device, take, track_id, position, is_playing, queue }: PlayerReport,
): Promise<number> {
  // A track that is gone, or that the viewer may not see, is no reason to lose the position.
  const [track] = track_id === null ? [] : await tracksByIds(db, viewer, [track_id]);
  const values = {
    device_id: device.id,
    device_name: device.name,
    track_id: track?.id ?? null,
    position: Math.min(position, 2_147_483_647),
    is_playing,
    at: new Date(),
    ...(queue && { queue }),
  };
  const [saved] = await db
    .insert(playerStates)
    .values({ ...values, user_id: viewer.user.id, revision: 1, queue_revision: queue ? 1 : 0 })
    .onConflictDoUpdate({
      target: playerStates.user_id,
      set: {
        ...values,
        revision: sql`${playerStates.revision} + 1`,
        ...(queue && { queue_revision: sql`${playerStates.queue_revision} + 1` }),
      },
      setWhere: take ? undefined : eq(playerStates.device_id, device.id),
    })
    .returning({ revision: playerStates.revision });
  if (saved) return saved.revision;
  throw new Problem({ status: 409, code: 'not_active', message: 'The music plays on another device.' });
}

/** Stores a command for the device that plays. */
export async function addCommand(
  db: Database,
  userId: number,
  { kind, value }: PlayerCommand,
): Promise<void> {
  await db
    .delete(playerCommands)
    .where(
      and(
        eq(playerCommands.user_id, userId),
        lt(playerCommands.created_at, new Date(Date.now() - commandLifetime)),
      ),
    );
  await db.insert(playerCommands).values({ user_id: userId, kind, value });
}

/** The commands of a person after one, the oldest first. */
export const findCommands = (db: Database, userId: number, after: number) =>
  db
    .select({ id: playerCommands.id, kind: playerCommands.kind, value: playerCommands.value })
    .from(playerCommands)
    .where(and(eq(playerCommands.user_id, userId), gt(playerCommands.id, after)))
    .orderBy(asc(playerCommands.id))
    .limit(mostCommands);

/** The id of the last command of a person, or 0. */
export async function findLastCommand(db: Database, userId: number): Promise<number> {
  const [last] = await db
    .select({ id: playerCommands.id })
    .from(playerCommands)
    .where(eq(playerCommands.user_id, userId))
    .orderBy(desc(playerCommands.id))
    .limit(1);
  return last?.id ?? 0;
}
