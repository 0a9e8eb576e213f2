type Values = Readonly<Record<string, unknown>>;

/** Fields that only make sense with another one, and are never separated from it. */
const companions: Readonly<Record<string, string>> = {
  artist_roles: 'artist_ids',
  publish_zone: 'publish_at',
};

/** The field that stands for a field and its companions. */
export const leadOf = (field: string): string => companions[field] ?? field;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The leads of the fields of which two records have another value. */
const changedIn = (one: Values, other: Values) =>
  new Set(Object.keys(one).flatMap((field) => (isSame(one[field], other[field]) ? [] : leadOf(field))));

/**
 * Compares what a person has typed and what somebody else has stored, both from the values of `before`. `own` are the
 * fields that stay as typed, with their companions; `both` are the leads of those that both have changed, to other values.
 */
export function mergeValues({ before, typed, theirs }: { before: Values; typed: Values; theirs: Values }): {
  own: string[];
  both: string[];
} {
  const [mine, others, different] = [
    changedIn(typed, before),
    changedIn(theirs, before),
    changedIn(theirs, typed),
  ];
  return {
    own: Object.keys(theirs).filter((field) => mine.has(leadOf(field)) && different.has(leadOf(field))),
    both: [...mine].filter((lead) => others.has(lead) && different.has(lead)),
  };
}
