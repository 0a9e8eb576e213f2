const tab = 'segno.tab';

/** A random text of 24 characters. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A storage of the browser, or null where it is refused. */
export const storageOf = (name: 'localStorage' | 'sessionStorage') => {
  try {
    return window[name];
  } catch {
    return null;
  }
};

/** The random id of this tab's session: it tells guests and devices apart. */
export function tabId(): string {
  const storage = storageOf('sessionStorage');
  const known = storage?.getItem(tab);
  if (known) return known;
  const made = randomId();
  try {
    storage?.setItem(tab, made);
  } catch {
    // A full storage makes another id with the next page.
  }
  return made;
}
