/**
 * A function that reads a value and remembers it for `lifetime` milliseconds. Callers at the same time share one read. A
 * failure is not remembered.
 */
export function remember<T>(
  lifetime: number,
  read: () => Promise<T>,
  /** A value from before another version is read again. @default one version */
  version: () => number = () => 0,
): () => Promise<T> {
  let known: { value: Promise<T>; readAt: number; version: number } | undefined;
  return () => {
    const now = performance.now();
    const present = version();
    if (!known || now - known.readAt > lifetime || known.version !== present) {
      known = { value: read(), readAt: now, version: present };
      known.value.catch(() => (known = undefined));
    }
    return known.value;
  };
}
