import { nameOfEntry } from '@segno/data';

/** One value that differs. */
export interface Difference {
  /** Its place, such as `themes › Dark › color.accent.fill`. */
  path: readonly string[];
  before: unknown;
  after: unknown;
}

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of records by their ids, so that an entry which has moved is compared with itself. */
const byId = (list: readonly unknown[]): Map<string, Group> | null => {
  if (!list.every((entry) => isGroup(entry) && 'id' in entry)) return null;
  return new Map((list as Group[]).map((entry) => [String(entry.id), entry]));
};

/** Every value that differs between two states, in the order of their properties. An entry that moved has one difference. */
export function differencesOf(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differencesOf(before[key], after[key], [...path, key]),
    );
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, next] = [byId(before), byId(after)];
    if (old && next) {
      const entries = [...new Set([...old.keys(), ...next.keys()])].flatMap((id) => {
        const entry = next.get(id) ?? old.get(id);
        return differencesOf(old.get(id), next.get(id), [...path, entry ? nameOfEntry(entry) : id]);
      });
      const kept = (list: Map<string, Group>, other: Map<string, Group>) =>
        [...list].filter(([id]) => other.has(id)).map(([, entry]) => nameOfEntry(entry));
      const [oldOrder, nextOrder] = [kept(old, next), kept(next, old)];
      const isSorted =
        [...old.keys()].filter((id) => next.has(id)).join() ===
        [...next.keys()].filter((id) => old.has(id)).join();
      return isSorted
        ? entries
        : [...entries, { path: [...path, '#'], before: oldOrder.join(', '), after: nextOrder.join(', ') }];
    }
  }
  return [{ path, before, after }];
}

/** A value as a table shows it. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (isGroup(value)) return nameOfEntry(value) || JSON.stringify(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
