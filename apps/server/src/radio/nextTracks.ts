import type { RadioReason, RadioSeed, RadioTracks } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { hiddenTracks } from '../hides/store.ts';
import { tags } from '../tags/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracksByIds } from '../tracks/store.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { chooseTracks, type Candidate, type Random } from './chooseTracks.ts';
import { findSeed, tracksOfSeed } from './seeds.ts';

/** Number of tracks in a response. */
const length = 10;
/** Tracks of the seed that are compared: those with most plays. */
const mostOfSeed = 100;
/** Of the tracks that have something in common with the seed, the most played ones, and a random sample. */
const popularShared = 400;
const sampledShared = 200;
/** Popular tracks that are offered in addition, so that a radio does not end. */
const popularOthers = 150;
/** What a wish counts, where the seed counts 1. */
const wishWeight = 0.7;

export interface NextTracksInput {
  seedType: RadioSeed;
  seedId: number;
  played: readonly number[];
  more: readonly number[];
  less: readonly number[];
}

interface Found extends Candidate, Record<string, unknown> {
  artists: number[];
  is_own: boolean;
  kind: 'artist' | 'genre' | 'tag' | null;
  /** The name of what it shares with the seed. */
  name: string | null;
  /** The track of which more is wanted, if only it has the feature. */
  like: string | null;
}

const idsOf = (ids: readonly number[]) => sql`${sql.param([...ids])}::integer[]`;

/** The reason that a listener sees for a track. */
function reasonOf(found: Found, seedName: string): RadioReason {
  if (found.is_own) return { kind: 'seed', name: seedName };
  if (found.kind === null) return { kind: 'popular', name: '' };
  if (found.like !== null) return { kind: 'more', name: found.like };
  return { kind: found.kind, name: found.name ?? '' };
}

/**
 * The next tracks of a radio (RADIO-1 to RADIO-5). `docs/radio.md` describes the method. It takes the same number of
 * queries whatever it finds.
 */
export async function nextTracks(
  db: Database,
  viewer: Viewer,
  { seedType, seedId, played, more, less }: NextTracksInput,
  random: Random = Math.random,
): Promise<RadioTracks> {
  const seed = await findSeed(db, viewer, seedType, seedId);
  // The genre or tag of a seed is what it stands for; the other features of its tracks are not.
  const isNamed = seedType === 'genre' || seedType === 'tag';
  const ownIds = isNamed ? sql`select null::integer as id where false` : tracksOfSeed[seedType](seedId);
  const last = played.at(-1) ?? 0;
  const { rows } = await db.execute<Found>(sql`
    with own as (
      select id from ${tracks} where id in (${ownIds}) and ${trackPolicy.isPublic}
        order by plays_count desc, id limit ${mostOfSeed}
    ),
    basis as (
      select id, 1.0 / (select count(*) from own) as weight, false as is_wish from own
      union all select id, ${wishWeight}, true from unnest(${idsOf(more)}) as wanted (id)
      union all select id, ${-wishWeight}, true from unnest(${idsOf(less)}) as unwanted (id)
    ),
    links as (
      select 'genre' as kind, genre_id as feature, 1.5 as worth, b.* from ${trackGenres} l join basis b on b.id = l.track_id
      union all
      select 'artist', artist_id, 1.0, b.* from ${trackArtists} l join basis b on b.id = l.track_id
      union all
      select 'tag', tag_id, 0.75, b.* from ${trackTags} l join basis b on b.id = l.track_id
      union all
      select ${seedType}::text, ${seedId}::integer, 2.0, 0, 1.0, false where ${isNamed}
    ),
    features as (
      select kind, feature, sum(weight * worth) as weight,
        case when coalesce(sum(weight) filter (where not is_wish), 0) = 0
          then (array_agg(id order by weight desc))[1] end as like_id
      from links group by kind, feature
    ),
    linked as (
      select l.track_id, f.* from ${trackGenres} l join features f on f.kind = 'genre' and f.feature = l.genre_id
      union all
      select l.track_id, f.* from ${trackArtists} l join features f on f.kind = 'artist' and f.feature = l.artist_id
      union all
      select l.track_id, f.* from ${trackTags} l join features f on f.kind = 'tag' and f.feature = l.tag_id
    ),
    allowed as (
      select id, plays_count from ${tracks}
      where ${trackPolicy.isPublic} and id <> all(${idsOf([...played, ...less])})
    ),
    pool as (
      (select id, plays_count from allowed where id in (select track_id from linked where weight > 0)
        order by plays_count desc, id desc limit ${popularShared})
      union
      (select id, plays_count from allowed where id in (select track_id from linked where weight > 0)
        order by hashint4extended(id, ${Math.floor(random() * 2 ** 31)}::bigint) limit ${sampledShared})
      union
      (select id, plays_count from allowed order by plays_count desc, id desc limit ${popularOthers})
      union
      (select id, plays_count from allowed where id in (select id from own))
    ),
    scored as (
      select p.id, p.plays_count as plays, coalesce(sum(l.weight), 0)::float as score,
        (array_agg(l.kind order by l.weight desc) filter (where l.weight > 0))[1] as kind,
        (array_agg(l.feature order by l.weight desc) filter (where l.weight > 0))[1] as feature,
        (array_agg(l.like_id order by l.weight desc) filter (where l.weight > 0))[1] as like_id
      from pool p left join linked l on l.track_id = p.id group by p.id, p.plays_count
    )
    select s.id, s.plays, s.score, s.kind, s.id in (select id from own) as is_own,
      coalesce((select array_agg(a.artist_id) from ${trackArtists} a where a.track_id = s.id and a.role = 'primary'), '{}') as artists,
      case s.kind when 'genre' then (select display_name from ${genres} g where g.id = s.feature)
        when 'artist' then (select name from ${artists} a where a.id = s.feature)
        else (select display_name from ${tags} t where t.id = s.feature) end as name,
      (select name from ${tracks} t where t.id = s.like_id) as "like"
    from scored s
    union all
    select 0, 0, 0, null, false,
      coalesce((select array_agg(artist_id) from ${trackArtists} where track_id = ${last}::integer and role = 'primary'), '{}'),
      null, null`);
  const lastArtists = rows.find(({ id }) => id === 0)?.artists ?? [];
  const candidates = rows.filter(({ id }) => id !== 0);
  const hidden = await hiddenTracks(
    db,
    viewer,
    'radio',
    candidates.map(({ id }) => id),
  );
  const visible = candidates.filter(({ id }) => !hidden.has(id));
  // The radio of a track begins with it.
  const first =
    seedType === 'track' && played.length === 0 ? visible.find(({ id }) => id === seedId) : undefined;
  const rest = chooseTracks(
    visible.filter((each) => each !== first),
    { count: length - (first ? 1 : 0), lastArtists: first ? first.artists : lastArtists, random },
  );
  const byId = new Map(visible.map((each) => [each.id, each]));
  const chosen = [...(first ? [first.id] : []), ...rest.map(({ id }) => id)];
  const found = await tracksByIds(db, viewer, chosen);
  return {
    seed,
    tracks: found.map((track) => ({ track, reason: reasonOf(byId.get(track.id)!, seed.name) })),
  };
}
