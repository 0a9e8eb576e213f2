/** A time as people write it, `1:05` or `65`, in whole seconds; undefined for other texts. */
export function readTime(text: string): number | undefined {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,5}$/.test(part))) return undefined;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The second at which the track of an address starts: `?t=65` or `?t=1:05`. */
export const startTimeOf = (search: string): number | undefined => {
  const text = new URLSearchParams(search).get('t');
  return text === null ? undefined : readTime(text);
};
