const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** Reads a setting by its dotted path, whether the settings are nested or their keys contain the dots. */
export const readSetting = (settings: Record<string, unknown>, path: string): unknown =>
  own(settings, path) ?? path.split('.').reduce<unknown>(own, settings);
