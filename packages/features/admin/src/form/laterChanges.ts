type Changes<T> = Readonly<Record<string, T>>;

/** What was changed while `sent` was stored: it stays unsaved (FORM-9). */
export const laterChanges = <T>(changes: Changes<T>, sent: Changes<T>): Record<string, T> =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => !Object.is(value, sent[name])));
