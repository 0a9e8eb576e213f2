// Apart from the records, because pages that only show playlists do not need it.
import * as v from 'valibot';
import { Count } from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';

/** The operators of each kind of field. */
export const smartOperators = {
  text: ['is', 'is_not', 'contains', 'begins_with', 'empty'],
  name: ['is', 'is_not', 'empty'],
  date: ['before', 'after', 'in_last', 'between', 'empty'],
  number: ['is', 'less', 'more', 'between'],
  flag: ['is'],
} as const;
export type SmartKind = keyof typeof smartOperators;

/** The fields of a rule, each with its kind. Durations are in seconds, `in_last` in days. */
export const smartFields = {
  title: 'text',
  artist: 'text',
  album: 'text',
  label: 'text',
  genre: 'name',
  tag: 'name',
  release_date: 'date',
  added: 'date',
  last_played: 'date',
  duration: 'number',
  own_plays: 'number',
  plays: 'number',
  liked: 'flag',
  explicit: 'flag',
} as const satisfies Record<string, SmartKind>;
export type SmartField = keyof typeof smartFields;

const Text = v.pipe(v.string(), v.trim(), v.maxLength(100));
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const Value = v.union([Text, Whole, v.boolean(), v.tuple([Whole, Whole]), v.tuple([Text, Text])]);

const isDay = (value: unknown) => typeof value === 'string' && v.is(v.pipe(v.string(), v.isoDate()), value);

/** Whether a value fits an operator of a kind of field. */
function fits(kind: SmartKind, operator: string, value: unknown): boolean {
  if (!(smartOperators[kind] as readonly string[]).includes(operator)) return false;
  if (operator === 'empty') return true;
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'text' || kind === 'name') return typeof value === 'string' && value !== '';
  const isPart =
    kind === 'date' && operator !== 'in_last' ? isDay : (each: unknown) => typeof each === 'number';
  return operator === 'between' ? Array.isArray(value) && value.every(isPart) : isPart(value);
}

/** One condition: a field, an operator of its kind and a value that fits both. */
export const SmartRule = v.pipe(
  v.object({
    field: v.picklist(Object.keys(smartFields) as SmartField[]),
    operator: v.picklist([
      'is',
      'is_not',
      'contains',
      'begins_with',
      'before',
      'after',
      'in_last',
      'between',
      'less',
      'more',
      'empty',
    ]),
    value: v.nullable(Value),
  }),
  v.check(({ field, operator, value }) => fits(smartFields[field], operator, value), 'Enter a value.'),
);
export type SmartRule = v.InferOutput<typeof SmartRule>;

const Match = v.picklist(['all', 'any']);
const maxRules = 20;

/** Rules that all, or of which any, must hold. */
export const SmartGroup = v.object({
  match: Match,
  rules: v.pipe(v.array(SmartRule), v.minLength(1), v.maxLength(maxRules)),
});
export type SmartGroup = v.InferOutput<typeof SmartGroup>;

/** The most tracks of a smart playlist. */
export const maxSmartTracks = 1000;

/** The rules of a smart playlist: conditions and groups of conditions, a limit and an order. */
export const SmartRules = v.object({
  match: Match,
  rules: v.pipe(v.array(v.union([SmartRule, SmartGroup])), v.minLength(1), v.maxLength(maxRules)),
  limit: v.object({
    by: v.picklist(['tracks', 'hours', 'megabytes']),
    value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  order: v.picklist([
    'title',
    'artist',
    'newest',
    'added',
    'most_played',
    'own_plays',
    'last_played',
    'random',
  ]),
});
export type SmartRules = v.InferOutput<typeof SmartRules>;

/** The body of POST playlists/smart-preview. */
export const SmartPreviewInput = v.object({ rules: SmartRules });
/** How many tracks rules find, within their limit, and the first of them. */
export const SmartPreview = v.object({ count: Count, tracks: v.array(Track) });

/** The rules of a smart playlist, for those who may change them. */
export const SmartRulesResponse = v.object({ rules: SmartRules });
