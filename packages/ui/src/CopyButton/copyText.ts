/** Writes text to the clipboard. Throws where the browser or the user does not allow it. */
export async function copyText(text: string): Promise<void> {
  // The Clipboard API is unavailable on insecure origins.
  if (!navigator.clipboard) throw new Error('This page may not use the clipboard.');
  await navigator.clipboard.writeText(text);
}
