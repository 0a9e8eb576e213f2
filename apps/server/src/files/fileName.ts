/** The most characters of a stored name. */
const longest = 255;

/**
 * The name of a file for people, from whatever a browser sent: without folders, control characters and characters that
 * change the direction of text. It is never part of a path.
 */
export function fileName(sent: string | null | undefined): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  const clean = base.replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const name = clean.trim().toWellFormed().slice(0, longest);
  return name === '' || /^\.+$/.test(name) ? 'file' : name;
}

/** The ending of a name in lower case, without its dot. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
