type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges `over` into `under`, group by group. Arrays and other values are replaced. Neither is changed. */
export const mergeValues = (under: unknown, over: unknown): unknown =>
  isGroup(under) && isGroup(over)
    ? Object.fromEntries(
        [...new Set([...Object.keys(under), ...Object.keys(over)])].map((key) => [
          key,
          Object.hasOwn(over, key)
            ? mergeValues(Object.hasOwn(under, key) ? under[key] : undefined, over[key])
            : under[key],
        ]),
      )
    : over;
