/** How long values wait for the person to sign in again, in milliseconds. */
const keptFor = 3_600_000;

const keyOf = (name: string) => `segno.form.${name}`;

/** A file would be kept as an empty object. */
const withoutFiles = (_key: string, value: unknown) => (value instanceof Blob ? undefined : value);

interface Typed {
  userId: number;
  keptAt: number;
  values: unknown;
}

/** Keeps the values of a form in this tab that could not be sent because the session had ended. Files are not kept. */
export function keepTyped(name: string, userId: number, values: unknown) {
  const typed: Typed = { userId, keptAt: Date.now(), values };
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(typed, withoutFiles));
  } catch {
    // The storage is full, or unavailable in this browsing mode.
  }
}

/** Takes the kept values of a form, once. Nobody but the person who typed them gets them. */
export function takeTyped(name: string, userId: number): Record<string, unknown> | null {
  try {
    const typed = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Typed | null;
    if (!typed) return null;
    sessionStorage.removeItem(keyOf(name));
    const isOwn = typed.userId === userId && Date.now() - typed.keptAt < keptFor;
    return isOwn && typeof typed.values === 'object' ? (typed.values as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
