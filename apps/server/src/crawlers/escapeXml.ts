/** Characters that XML 1.0 does not allow, not even as references. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text for the content or an attribute of an XML document. */
export const escapeXml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
