import {
  maxSmartTracks,
  smartFields,
  type SmartGroup,
  type SmartRule,
  type SmartRules,
} from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { genres } from '../genres/table.ts';
import { labels } from '../labels/table.ts';
import { trackLikes } from '../likes/table.ts';
import { recordings } from '../media/table.ts';
import { userTrackPlays } from '../plays/table.ts';
import { normalize } from '../records/normalize.ts';
import { tags } from '../tags/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';

/** The value of a field of one track for the owner of the playlist. Names are compared in their normalised form. */
const values = (userId: number) => ({
  title: sql`t.search_name`,
  album: sql`(select a.search_name from ${albums} a where a.id = t.album_id)`,
  label: sql`(select l.search_name from ${labels} l join ${albums} a on a.label_id = l.id where a.id = t.album_id)`,
  release_date: sql`t.release_date`,
  duration: sql`(t.duration / 1000)`,
  plays: sql`t.plays_count`,
  explicit: sql`t.is_explicit`,
  added: sql`(select k.created_at::date from ${trackLikes} k where k.record_id = t.id and k.user_id = ${userId}::integer)`,
  last_played: sql`(select u.last_played_at::date from ${userTrackPlays} u
    where u.track_id = t.id and u.user_id = ${userId}::integer)`,
  own_plays: sql`coalesce((select u.plays from ${userTrackPlays} u
    where u.track_id = t.id and u.user_id = ${userId}::integer), 0)`,
  liked: sql`exists (select 1 from ${trackLikes} k where k.record_id = t.id and k.user_id = ${userId}::integer)`,
});

/** The fields with several values for a track: a condition holds when one of them fits. */
const lists = {
  artist: (fits: (name: SQL) => SQL) => sql`exists (select 1 from ${trackArtists} c
    join ${artists} n on n.id = c.artist_id where c.track_id = t.id and ${fits(sql`n.search_name`)})`,
  genre: (fits: (name: SQL) => SQL) => sql`exists (select 1 from ${trackGenres} c
    join ${genres} n on n.id = c.genre_id where c.track_id = t.id and ${fits(sql`n.search_name`)})`,
  tag: (fits: (name: SQL) => SQL) => sql`exists (select 1 from ${trackTags} c
    join ${tags} n on n.id = c.tag_id where c.track_id = t.id and ${fits(sql`n.search_name`)})`,
};

const escaped = (text: string) => normalize(text).replace(/[\\%_]/g, String.raw`\$&`);

const unfit = () => new Fault('The value of a rule does not fit its operator.');

/** How a text is compared, without its negation. */
function textFits(operator: SmartRule['operator'], value: SmartRule['value']): (name: SQL) => SQL {
  const text = typeof value === 'string' ? value : '';
  switch (operator) {
    case 'is':
    case 'is_not':
      return (name) => sql`${name} = ${normalize(text)}::text`;
    case 'contains':
      return (name) => sql`${name} like ${`%${escaped(text)}%`}::text`;
    case 'begins_with':
      return (name) => sql`${name} like ${`${escaped(text)}%`}::text`;
    default:
      throw unfit();
  }
}

const asDay = (value: unknown) => sql`${value}::date`;
const asNumber = (value: unknown) => sql`${value}::bigint`;

function comparison(field: SQL, { operator, value }: SmartRule, read: (value: unknown) => SQL): SQL {
  const [from, to] = Array.isArray(value) ? value : [];
  switch (operator) {
    case 'is':
      return sql`${field} = ${read(value)}`;
    case 'before':
    case 'less':
      return sql`${field} < ${read(value)}`;
    case 'after':
    case 'more':
      return sql`${field} > ${read(value)}`;
    case 'between':
      return sql`${field} between ${read(from)} and ${read(to)}`;
    case 'in_last':
      return sql`${field} > current_date - least(${value}::integer, 36500)`;
    default:
      throw unfit();
  }
}

function condition(rule: SmartRule, userId: number): SQL {
  const { field, operator, value } = rule;
  const kind = smartFields[field];
  if (field === 'artist' || field === 'genre' || field === 'tag') {
    if (operator === 'empty') return sql`not ${lists[field](() => sql`true`)}`;
    const fits = lists[field](textFits(operator, value));
    return operator === 'is_not' ? sql`not ${fits}` : fits;
  }
  const of = values(userId)[field];
  if (operator === 'empty') return sql`${of} is null`;
  if (kind === 'flag') return sql`${of} = ${value}::boolean`;
  if (kind === 'text') {
    const fits = textFits(operator, value)(of);
    return operator === 'is_not' ? sql`(${fits}) is not true` : fits;
  }
  return comparison(of, rule, kind === 'date' ? asDay : asNumber);
}

const joined = (match: 'all' | 'any', parts: SQL[]) =>
  sql`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`;

const isGroup = (part: SmartRule | SmartGroup): part is SmartGroup => 'rules' in part;

const conditions = ({ match, rules }: Pick<SmartRules, 'match' | 'rules'>, userId: number): SQL =>
  joined(
    match,
    rules.map((part) =>
      isGroup(part)
        ? joined(
            part.match,
            part.rules.map((rule) => condition(rule, userId)),
          )
        : condition(part, userId),
    ),
  );

const orders = (userId: number): Record<SmartRules['order'], SQL> => ({
  title: sql`t.search_name collate "C"`,
  artist: sql`(select min(n.search_name collate "C") from ${trackArtists} c join ${artists} n on n.id = c.artist_id
    where c.track_id = t.id) nulls last`,
  newest: sql`t.release_date desc nulls last`,
  added: sql`${values(userId).added} desc nulls last`,
  most_played: sql`t.plays_count desc`,
  own_plays: sql`${values(userId).own_plays} desc`,
  last_played: sql`${values(userId).last_played} desc nulls last`,
  // The same for a day, so that pages fit together.
  random: sql`md5(t.id::text || current_date::text)`,
});

/** What a limit adds up, and its amount: hours in milliseconds, megabytes in bytes. */
const limits: Record<SmartRules['limit']['by'], (value: number) => { sum: SQL; most: number }> = {
  tracks: (value) => ({ sum: sql`1::bigint`, most: Math.min(value, maxSmartTracks) }),
  hours: (value) => ({ sum: sql`t.duration::bigint`, most: value * 3_600_000 }),
  megabytes: (value) => ({
    // Recordings whose file is not made yet count as MP3 of 320 kbit/s.
    sum: sql`coalesce((select r.size from ${recordings} r where r.key = t.recording_key), t.duration * 40)::bigint`,
    most: value * 1_000_000,
  }),
};

/**
 * The tracks that rules find for the owner of a playlist, in their order and within their limit: one statement, whose
 * number of rows is bounded.
 */
const smartTracks = (rules: SmartRules, userId: number): SQL => {
  const { sum, most } = limits[rules.limit.by](rules.limit.value);
  const order = orders(userId)[rules.order];
  return sql`select id, duration, place from (
      select id, duration, place, sum(amount) over (order by place) as total from (
        select t.id, t.duration, row_number() over (order by ${order}, t.id)::integer as place, ${sum} as amount
        from (select * from ${tracks} where ${trackPolicy.isPublic}) t where ${conditions(rules, userId)}
        order by ${order}, t.id limit ${maxSmartTracks}
      ) found
    ) summed where total <= ${most}::bigint`;
};

/** The ids of the tracks of rules, and the number and duration of all of them. */
export async function findSmartTracks(
  db: Database,
  rules: SmartRules,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: number[]; count: number; duration: number }> {
  const { rows } = await db.execute<{ id: number; count: number; duration: string | number }>(sql`
    with chosen as materialized (${smartTracks(rules, userId)})
    select c.id, totals.count, totals.duration
    from (select count(*)::integer as count, coalesce(sum(duration), 0) as duration from chosen) totals
      left join (select id, place from chosen order by place offset ${offset} limit ${limit}) c on true
    order by c.place`);
  const [first] = rows;
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    count: first?.count ?? 0,
    duration: Number(first?.duration ?? 0),
  };
}
