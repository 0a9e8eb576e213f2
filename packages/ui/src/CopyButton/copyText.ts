/** Puts text on the clipboard. Throws where the browser or the person does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Pages without a secure connection have no clipboard.
  if (!navigator.clipboard) throw new Error('This page may not use the clipboard.');
  await navigator.clipboard.writeText(text);
}
