type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A list as a group by the ids of its entries; null for a list without ids. */
const byId = (list: unknown): Group | null =>
  Array.isArray(list) && list.every((entry) => isGroup(entry) && 'id' in entry)
    ? Object.fromEntries((list as Group[]).map((entry) => [`#${String(entry.id)}`, entry]))
    : null;

/** The name by which a person knows an entry of a list, a number as text. */
export const nameOfEntry = ({ name, label, id }: Group): string =>
  [name, label, id]
    .map((value) => (typeof value === 'number' ? String(value) : value))
    .find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** One value that both people have changed, in different ways. */
export interface MergeConflict {
  /** Its place by ids, such as `themes/all/#1/name`. */
  key: string;
  /** Its place by names, such as `themes › all › Dark › name`; `#` at the end is the order of a list. */
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}

interface Place {
  key: string;
  path: readonly string[];
}

/**
 * Merges what two people have changed of the same values, value by value (APPEARANCE-12). Where both have changed one,
 * `mine` is taken unless `takesTheirs` accepts its key. A list keeps the order of who has changed it.
 */
export function mergeValues<T>(
  base: T,
  mine: T,
  theirs: T,
  takesTheirs: (key: string) => boolean = () => false,
): { values: T; conflicts: MergeConflict[] } {
  const conflicts: MergeConflict[] = [];
  const decide = <TValue>({ key, path }: Place, one: TValue, other: TValue): TValue => {
    conflicts.push({ key, path, mine: one, theirs: other });
    return takesTheirs(key) ? other : one;
  };
  const inside = ({ key, path }: Place, name: string, entry?: unknown): Place => ({
    key: key === '' ? name : `${key}/${name}`,
    path: [...path, isGroup(entry) ? nameOfEntry(entry) : name],
  });
  const merge = (place: Place, from: unknown, one: unknown, other: unknown): unknown => {
    if (isEqual(one, other) || isEqual(from, other)) return one;
    if (isEqual(from, one)) return other;
    if (isGroup(one) && isGroup(other)) return mergeGroups(place, isGroup(from) ? from : {}, one, other);
    const [old, ours, others] = [byId(from), byId(one), byId(other)];
    if (ours && others) return mergeLists(place, old ?? {}, ours, others);
    return decide(place, one, other);
  };
  const mergeGroups = (place: Place, from: Group, one: Group, other: Group, isList = false): Group => {
    const merged: Group = {};
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const at = inside(place, name, isList ? (one[name] ?? other[name]) : undefined);
      const value = merge(at, from[name], one[name], other[name]);
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  };
  const mergeLists = (place: Place, old: Group, ours: Group, others: Group): unknown[] => {
    const merged = mergeGroups(place, old, ours, others, true);
    /** The entries that all three lists have, in the order of one of them. */
    const kept = (list: Group) =>
      Object.keys(list).filter((name) => name in old && name in ours && name in others);
    const orders = [old, ours, others].map((list) => kept(list).join());
    const [first, own, foreign] = orders;
    const namesOf = (list: Group) => kept(list).map((name) => nameOfEntry(list[name] as Group));
    let order = first === own ? { ...others, ...ours } : { ...ours, ...others };
    if (own !== first && foreign !== first && own !== foreign) {
      const at = inside(place, '#');
      if (decide(at, namesOf(ours).join(', '), namesOf(others).join(', ')) !== namesOf(ours).join(', '))
        order = { ...others, ...ours };
    }
    return Object.keys(order).flatMap((name) => (name in merged ? [merged[name]] : []));
  };
  const values = merge({ key: '', path: [] }, base, mine, theirs) as T;
  return { values, conflicts };
}
