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

/**
 * Merges what two people have changed of the same values, value by value. Where both have changed one, `mine` is taken
 * and counted. A list keeps the order of who has changed it.
 */
export function mergeValues<T>(base: T, mine: T, theirs: T): { values: T; conflicts: number } {
  let conflicts = 0;
  const merge = (from: unknown, one: unknown, other: unknown): unknown => {
    if (isEqual(one, other) || isEqual(from, other)) return one;
    if (isEqual(from, one)) return other;
    if (isGroup(one) && isGroup(other)) return mergeGroups(isGroup(from) ? from : {}, one, other);
    const [old, ours, others] = [byId(from), byId(one), byId(other)];
    if (ours && others) {
      const merged = mergeGroups(old ?? {}, ours, others);
      const isMoved = Object.keys(old ?? {}).join() !== Object.keys(ours).join();
      const order = Object.keys(isMoved ? { ...ours, ...others } : { ...others, ...ours });
      return order.flatMap((key) => (key in merged ? [merged[key]] : []));
    }
    conflicts += 1;
    return one;
  };
  const mergeGroups = (from: Group, one: Group, other: Group): Group => {
    const merged: Group = {};
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const value = merge(from[key], one[key], other[key]);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  };
  const values = merge(base, mine, theirs) as T;
  return { values, conflicts };
}
