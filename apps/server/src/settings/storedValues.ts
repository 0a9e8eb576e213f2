/** A row of `settings`: a setting by its whole name, or several of a group in an object. */
export interface StoredSetting {
  key: string;
  value: unknown;
  is_public: boolean;
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** The stored value of a setting; undefined for none. A row of the whole name goes before a row of its group. */
export function valueIn(rows: readonly StoredSetting[], name: string): unknown {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const row = rows.find(({ key }) => key === parts.slice(0, length).join('.'));
    const value = row && parts.slice(length).reduce<unknown>(own, row.value);
    if (value !== undefined) return value;
  }
  return undefined;
}
