/**
 * A function that reads a value and remembers it for `lifetime` milliseconds. Callers at the same time share one read. A
 * failure is not remembered.
 */
export function remember<T>(lifetime: number, read: () => Promise<T>): () => Promise<T> {
  let known: { value: Promise<T>; readAt: number } | undefined;
  return () => {
    const now = performance.now();
    if (!known || now - known.readAt > lifetime) {
      known = { value: read(), readAt: now };
      known.value.catch(() => (known = undefined));
    }
    return known.value;
  };
}
